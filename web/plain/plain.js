// The plain client: lobby, table and match. It draws what the server tells (docs/protocol.md) and knows no rules: what is
// not allowed the server refuses.

const words = {
  nl: {
    name: 'Je naam', enter: 'Meedoen', tables: 'Tafels', noTables: 'Er is nog geen tafel.', live: 'Nu bezig',
    create: 'Nieuwe tafel', tableName: 'Naam', ruleset: 'Reglement', time: 'Tijd (seconden+toeslag)', isPublic: 'Openbaar',
    make: 'Maken', look: 'Bekijk', sit: 'Ga zitten', stand: 'Sta op', ready: 'Klaar om te beginnen', notReady: 'Toch niet klaar',
    isReady: 'klaar', free: 'vrij', link: 'Stuur deze link aan de anderen:', starts: 'De klokken gaan zo lopen...',
    gone: 'Deze tafel is er niet meer.', draw: 'Remise aanbieden', accept: 'Remise aannemen', decline: 'Remise afslaan',
    resign: 'Opgeven', sure: 'Zeker weten?', rematch: 'Nog een keer', promote: 'Promoveer tot', held: 'De klokken staan stil.',
    over: 'Afgelopen', lost: 'Verbinding verbroken; we proberen het opnieuw.', refused: 'Kan niet', offered: 'Remise aangeboden door', resigned: 'Opgegeven door',
    control: 'Speel in dit venster', other: 'English',
  },
  en: {
    name: 'Your name', enter: 'Join', tables: 'Tables', noTables: 'There is no table yet.', live: 'Being played',
    create: 'New table', tableName: 'Name', ruleset: 'Ruleset', time: 'Time (seconds+increment)', isPublic: 'Public',
    make: 'Create', look: 'Look', sit: 'Sit down', stand: 'Stand up', ready: 'Ready to begin', notReady: 'Not ready after all',
    isReady: 'ready', free: 'free', link: 'Send this link to the others:', starts: 'The clocks are about to start...',
    gone: 'This table is gone.', draw: 'Offer a draw', accept: 'Accept the draw', decline: 'Decline the draw',
    resign: 'Resign', sure: 'Are you sure?', rematch: 'Once more', promote: 'Promote to', held: 'The clocks stand still.',
    over: 'Finished', lost: 'Connection lost; trying again.', refused: 'Not possible', offered: 'Draw offered by', resigned: 'Resigned by',
    control: 'Play in this window', other: 'Nederlands',
  },
};
const reasons = {
  nl: {
    mate: 'mat', stalemate: 'pat', resignation: 'opgegeven', flag: 'vlag gevallen', 'flag-cannot-win': 'vlag gevallen, maar niet te winnen',
    'both-flags': 'beide vlaggen gevallen', dead: 'niemand kan nog winnen', agreement: 'remise afgesproken', repetition: 'herhaling van zetten',
    'fifty-moves': 'vijftig zetten', material: 'te weinig materiaal', arbiter: 'uitspraak van de arbiter', 'match-ended': 'wedstrijd afgelopen',
  },
  en: {
    mate: 'mate', stalemate: 'stalemate', resignation: 'resigned', flag: 'flag fell', 'flag-cannot-win': 'flag fell, but cannot be won',
    'both-flags': 'both flags fell', dead: 'nobody can win any more', agreement: 'draw agreed', repetition: 'repetition of moves',
    'fifty-moves': 'fifty moves', material: 'not enough material', arbiter: 'ruling of the arbiter', 'match-ended': 'match finished',
  },
};
let language = localStorage.getItem('language') ?? (navigator.language.startsWith('nl') ? 'nl' : 'en');
const say = (key) => words[language][key];

const seatNames = ['A1', 'A2', 'B1', 'B2'];
const partnerOf = (seat) => seat[0] + (seat[1] === '1' ? '2' : '1');
// Followed by the sign for "as text": some phones would draw a coloured pawn.
const figures = { P: '\u265F\uFE0E', N: '\u265E\uFE0E', B: '\u265D\uFE0E', R: '\u265C\uFE0E', Q: '\u265B\uFE0E', K: '\u265A\uFE0E' };
const figure = (man) => el('span', { className: man === man.toUpperCase() ? 'man white' : 'man black' }, figures[man.toUpperCase()]);

// ---- the page

function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (key in node) node[key] = value;
    else node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null));
  return node;
}
const button = (text, onclick) => el('button', { type: 'button', onclick }, text);
const show = (...nodes) => document.getElementById('main').replaceChildren(...nodes.filter((node) => node !== null));
const notice = (text) => { document.getElementById('notice').textContent = text; };

// ---- the connection

let socket = null;
let you = null;
const unanswered = new Map(); // commands by id: said again after a lost connection

function tell(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}
function command(message, then = () => {}) {
  const id = crypto.getRandomValues(new Uint32Array(3)).join('-');
  unanswered.set(id, { message: { ...message, id }, then });
  tell({ ...message, id });
}
function connect() {
  socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws', 'doorgeef.1');
  socket.onopen = () => tell({ t: 'hello', v: 1 });
  socket.onmessage = (event) => told(JSON.parse(event.data));
  socket.onclose = () => {
    notice(say('lost'));
    setTimeout(connect, 1000 + 1000 * Math.random());
  };
}
function told(message) {
  if (message.t === 'welcome') {
    notice('');
    you = message.you;
    document.getElementById('me').textContent = you?.name ?? '';
    showNameForm();
    if (view) view.resume();
    else go(location.pathname, true);
    for (const { message: again } of unanswered.values()) tell(again);
  } else if (message.t === 'ok' || message.t === 'no') {
    const asked = unanswered.get(message.id);
    unanswered.delete(message.id);
    notice(message.t === 'no' ? `${say('refused')}: ${message.code}` : '');
    if (message.t === 'ok') asked?.then(message);
  } else {
    view.told(message);
  }
}

// ---- where we are

let view = null;
function go(path, replace = false) {
  if (path !== location.pathname) history[replace ? 'replaceState' : 'pushState'](null, '', path);
  const [, kind, id] = location.pathname.split('/');
  view?.leave();
  notice('');
  view = kind === 't' && id ? new TableView(id) : kind === 'm' && id ? new MatchView(id) : new LobbyView();
  view.resume();
  view.draw();
}

class LobbyView {
  tables = new Map();
  matches = new Map();
  resume() { tell({ t: 'lobby', watch: true }); }
  leave() { tell({ t: 'lobby', watch: false }); }
  told(message) {
    if (message.t === 'lobby') {
      this.tables = new Map(message.tables.map((table) => [table.id, table]));
      this.matches = new Map(message.matches.map((match) => [match.id, match]));
    } else if (message.t === 'table') this.tables.set(message.table.id, message.table);
    else if (message.t === 'table-gone') this.tables.delete(message.table);
    else if (message.t === 'live') this.matches.set(message.match.id, message.match);
    else if (message.t === 'live-gone') this.matches.delete(message.match);
    this.drawLists();
  }
  draw() {
    this.list = el('div');
    show(this.list, you && this.form());
    this.drawLists();
  }
  drawLists() {
    const describe = (table) => `${table.name} (${table.agreement.ruleset}, ${table.agreement.time})`;
    const sitting = (table) => seatNames.map((seat) => table.seats[seat]?.name).filter(Boolean).join(', ');
    const open = [...this.tables.values()].filter((table) => table.state === 'open');
    this.list?.replaceChildren(
      el('h2', {}, say('tables')),
      open.length ? el('ul', {}, ...open.map((table) =>
        el('li', {}, `${describe(table)}: ${sitting(table)} `, button(say('look'), () => go(`/t/${table.id}`)))))
        : el('p', {}, say('noTables')),
      el('h2', {}, say('live')),
      el('ul', {}, ...[...this.matches.values()].map((match) =>
        el('li', {}, `${match.name} (${Object.values(match.seats).join(', ')}) `, button(say('look'), () => go(`/m/${match.id}`))))));
  }
  form() {
    const name = el('input', { required: true, maxLength: 60, value: you.name });
    const ruleset = el('select', {}, ...['knsb', 'stein', 'minerva', 'jijbent', 'fics'].map((each) => el('option', {}, each)));
    const time = el('input', { required: true, value: '300+0', size: 8 });
    const isPublic = el('input', { type: 'checkbox', checked: true });
    const field = (key, input) => el('label', {}, say(key), input);
    return el('form', {
      onsubmit: (event) => {
        event.preventDefault();
        command({
          t: 'table-create', name: name.value, public: isPublic.checked, arbiter: false, rated: false, seat: 'A1',
          agreement: { ruleset: ruleset.value, conduct: 'online', time: time.value },
        }, (answer) => go(`/t/${answer.table}`));
      },
    }, el('h2', {}, say('create')), field('tableName', name), field('ruleset', ruleset), field('time', time),
    field('isPublic', isPublic), el('button', {}, say('make')));
  }
}

class TableView {
  table = null;
  constructor(id) { this.id = id; }
  resume() { tell({ t: 'table', watch: this.id }); }
  leave() { tell({ t: 'table', leave: this.id }); }
  told(message) {
    if (message.t === 'table-gone') { show(el('p', {}, say('gone'))); return; }
    if (message.t !== 'table' || message.table.id !== this.id) return;
    this.table = message.table;
    if (this.table.match) go(`/m/${this.table.match}`, true);
    else this.draw();
  }
  draw() {
    const table = this.table;
    if (!table) { show(); return; }
    const mine = seatNames.find((seat) => table.seats[seat]?.id === you?.id);
    const seat = (name) => {
      const sitter = table.seats[name];
      const text = sitter ? `${sitter.name}${sitter.ready ? ` (${say('isReady')})` : ''} ` : `${say('free')} `;
      const take = button(say('sit'), () => command({ t: 'table-sit', table: this.id, seat: name }));
      return el('li', {}, `${name}: ${text}`, sitter || !you ? null : take);
    };
    const set = (ready) => button(say(ready ? 'ready' : 'notReady'), () => command({ t: 'table-ready', table: this.id, ready }));
    show(
      el('h2', {}, table.name), el('p', {}, `${table.agreement.ruleset}, ${table.agreement.time}`),
      el('ul', {}, ...seatNames.filter((name) => name in table.seats).map(seat)),
      mine ? el('p', {}, set(!table.seats[mine].ready), ' ', button(say('stand'), () => command({ t: 'table-stand', table: this.id }))) : null,
      el('p', {}, table.state === 'starting' ? say('starts') : say('link'), ' ', el('a', { href: location.href }, location.href)));
  }
}

// ---- a match: the picture that its events make

const startFen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w';
const files = 'abcdefgh';

class Picture {
  constructor(agreement) {
    this.white = agreement.white;
    const [base, increment] = agreement.time === '-' ? [null, 0] : agreement.time.split('+').map((s) => 1000 * Number(s));
    Object.assign(this, { base, increment, offer: '', resigned: '', result: '', running: false });
    this.reserve = Object.fromEntries(seatNames.map((seat) => [seat, {}]));
    this.boards = [0, 1].map((i) => this.board(agreement.positions?.[i] || startFen));
  }
  board(fen) {
    const [placement, turn] = fen.split(' ');
    const men = {};
    placement.replace(/\[.*/, '').split('/').forEach((row, i) => {
      let file = 0;
      for (const c of row) {
        if (/\d/.test(c)) file += Number(c);
        else if (c !== '~') men[files[file++] + (8 - i)] = c;
      }
    });
    return { men, turn: turn ?? 'w', left: { w: this.base, b: this.base }, since: 0, over: '', last: [], before: null };
  }
  seat(board, colour) { // who has this colour there
    const first = (board === 0) === (colour === 'w') ? this.white : this.white === 'A' ? 'B' : 'A';
    return first + (board + 1);
  }
  take(line) {
    const [at, what, ...rest] = line.split(' ');
    const time = Number(at);
    const board = this.boards[Number(rest[0]) - 1];
    if (what === 'started') this.start(time);
    else if (what === 'moved') this.move(Number(rest[0]) - 1, rest[1], time, rest.includes('unpressed'));
    else if (what === 'pressed') this.press(board, time);
    else if (what === 'taken-back') Object.assign(board, board.before);
    else if (what === 'passed') this.give(partnerOf(rest[0]), rest[1], 1);
    else if (what === 'credited') this.credit(rest[0], Number(rest[1]));
    else if (what === 'draw-offered') this.offer = rest[0];
    else if (what === 'draw-declined') this.offer = '';
    else if (what === 'resigned') this.resigned = rest[0];
    else if (what === 'game-ended') { this.stop(board, time); board.over = `${rest[1]} ${rest[2]}`; }
    else if (what === 'match-ended') { this.running = false; this.result = `${rest[0] / 2} - ${rest[1] / 2}`; }
  }
  start(time) {
    this.running = true;
    for (const board of this.boards) board.since = time;
  }
  give(seat, man, count) { this.reserve[seat][man] = (this.reserve[seat][man] ?? 0) + count; }
  credit(seat, ms) {
    const i = Number(seat[1]) - 1;
    const board = this.boards[i];
    if (this.base !== null) board.left[this.seat(i, 'w') === seat ? 'w' : 'b'] += ms;
  }
  stop(board, time) {
    if (this.base !== null && !board.over) board.left[board.turn] -= time - board.since;
    board.since = time;
  }
  press(board, time) {
    this.stop(board, time);
    if (this.base !== null) board.left[board.turn] += this.increment;
    board.turn = board.turn === 'w' ? 'b' : 'w';
  }
  move(i, code, time, unpressed) {
    const board = this.boards[i];
    board.before = { men: { ...board.men }, last: board.last };
    const own = (letter) => (board.turn === 'w' ? letter.toUpperCase() : letter.toLowerCase());
    const men = board.men;
    const drop = /^([PNBRQ])@(..)$/.exec(code);
    if (drop) {
      men[drop[2]] = own(drop[1]);
      board.last = [drop[2]];
      this.give(this.seat(i, board.turn), drop[1], -1);
    } else {
      const [, kind, from, to, more] = /^(.)(..)(..)(.*)$/.exec(code);
      men[to] = kind === '=' ? own(more) : men[from];
      delete men[from];
      if (kind === 'E') delete men[to[0] + from[1]];
      if (kind === 'O') {
        const [rook, beside] = to[0] === 'g' ? ['h', 'f'] : ['a', 'd'];
        men[beside + to[1]] = men[rook + to[1]];
        delete men[rook + to[1]];
      }
      if (kind === '/' && more !== '/-') {
        const other = this.boards[1 - i];
        men[to] = own(other.men[more.slice(1)] ?? 'q');
        delete other.men[more.slice(1)];
      }
      board.last = [from, to];
    }
    this.offer = '';
    if (!unpressed) this.press(board, time);
  }
  remaining(i, colour, now) {
    const board = this.boards[i];
    if (this.base === null) return null;
    const runs = this.running && !board.over && board.turn === colour;
    return Math.max(0, board.left[colour] - (runs ? now - board.since : 0));
  }
}

class MatchView {
  picture = null;
  seen = 0;
  seats = {};
  chosen = null;
  constructor(id) {
    this.id = id;
    this.timer = setInterval(() => this.drawClocks(), 100);
  }
  resume() { tell({ t: 'watch', match: this.id, from: this.seen }); }
  leave() { clearInterval(this.timer); tell({ t: 'unwatch', match: this.id }); }
  told(message) {
    if (message.match !== this.id) return;
    if (message.t === 'match') {
      this.picture ??= new Picture(message.agreement);
      Object.assign(this, { seats: message.seats, seat: message.you?.seat, control: message.you?.control, held: message.held });
    } else if (message.t === 'ev') {
      for (const line of message.lines) if (line !== null) this.picture.take(line);
      this.seen = message.first + message.lines.length - 1;
    } else if (message.t === 'seat') this.seats[message.seat].connection = message.connection;
    else if (message.t === 'held') this.held = message.held;
    else if (message.t === 'control') this.control = message.control;
    else if (message.t === 'rematch' && message.table) { go(`/t/${message.table}`); return; }
    if (message.now !== undefined) { this.now = message.now; this.toldAt = performance.now(); }
    this.draw();
  }
  act(what) { command({ t: 'do', match: this.id, seat: this.seat, what }); }
  time() { return this.now + (this.held ? 0 : performance.now() - this.toldAt); }

  click(i, square) {
    const man = this.picture.boards[i].men[square];
    const mine = this.seat && Number(this.seat[1]) - 1 === i;
    if (!mine) return;
    const chosen = this.chosen;
    this.chosen = null;
    if (chosen?.piece) this.act(`play ${chosen.piece}@${square}`);
    else if (chosen && chosen.square !== square) this.act(`play ${chosen.square}${square}${this.promotion(i, chosen.square, square)}`);
    else if (man && !chosen) this.chosen = { square };
    this.draw();
  }
  promotion(i, from, to) {
    return /p/i.test(this.picture.boards[i].men[from] ?? '') && /[18]$/.test(to) ? this.promote.value : '';
  }

  draw() {
    if (!this.picture) { show(); return; }
    const { picture } = this;
    const act = (key, what) => button(say(key), () => this.act(what));
    this.clocks = [];
    this.promote ??= el('select', {}, ...'qrbn'.split('').map((each) => el('option', { value: each }, figures[each.toUpperCase()])));
    const notes = [this.held ? say('held') : '', picture.offer ? `${say('offered')} ${picture.offer}.` : '',
      picture.resigned ? `${say('resigned')} ${picture.resigned}.` : ''];
    const outcome = picture.result ? `${say('over')}: ${picture.result}` : notes.join(' ');
    const again = () => command({ t: 'rematch', match: this.id, how: 'same' });
    const take = () => command({ t: 'control', match: this.id, seat: this.seat, take: true }, () => { this.control = true; this.draw(); });
    const playing = this.seat && !picture.result;
    show(
      el('p', {}, outcome),
      el('div', { className: 'boards' }, ...(this.mineIs(1) ? [1, 0] : [0, 1]).map((i) => this.drawBoard(picture.boards[i], i))),
      playing ? el('div', { className: 'actions' }, ...(picture.offer && picture.offer[0] !== this.seat[0]
        ? [act('accept', 'accept draw'), act('decline', 'decline draw')] : [act('draw', 'offer draw')]),
        button(say('resign'), () => confirm(say('sure')) && this.act('resign')),
        el('label', {}, say('promote'), this.promote), this.control ? '' : button(say('control'), take)) : null,
      this.seat && picture.result ? el('p', {}, button(say('rematch'), again)) : null);
    this.drawClocks();
  }
  drawBoard(board, i) {
    const flipped = this.seat && (this.picture.seat(i, 'b') === this.seat || this.picture.seat(i, 'b') === partnerOf(this.seat));
    const rows = [8, 7, 6, 5, 4, 3, 2, 1];
    const columns = [...files];
    if (flipped) { rows.reverse(); columns.reverse(); }
    const cell = (square) => {
      const classes = [board.last.includes(square) ? 'last' : '', this.chosen?.square === square && this.mineIs(i) ? 'chosen' : ''];
      const man = board.men[square];
      const dark = (files.indexOf(square[0]) + Number(square[1])) % 2 === 1;
      return el('td', { className: dark ? 'dark' : '' }, el('button', {
        type: 'button', className: classes.join(' ').trim(), 'aria-label': `${square} ${man ?? ''}`, onclick: () => this.click(i, square),
      }, man ? figure(man) : ''));
    };
    const table = el('table', { className: 'board' }, ...rows.map((row) => el('tr', {}, ...columns.map((file) => cell(file + row)))));
    const [top, bottom] = flipped ? ['w', 'b'] : ['b', 'w'];
    return el('section', {}, this.drawSide(i, top), table, this.drawSide(i, bottom), el('p', {}, this.outcome(board)));
  }
  outcome(board) {
    const [result, reason] = board.over.split(' ');
    return reason ? `${result}, ${reasons[language][reason] ?? reason}` : '';
  }
  mineIs(i) { return Number(this.seat?.[1]) - 1 === i; }
  drawSide(i, colour) {
    const name = this.picture.seat(i, colour);
    const player = this.seats[name];
    const clock = el('span', { className: 'clock' });
    this.clocks.push({ clock, i, colour });
    const pieces = Object.entries(this.picture.reserve[name]).filter(([, count]) => count > 0);
    const reserve = el('span', { className: 'reserve' }, ...pieces.map(([piece, count]) => {
      const chosen = name === this.seat && this.chosen?.piece === piece;
      const pick = button(figure(colour === 'w' ? piece : piece.toLowerCase()), () => {
        if (name !== this.seat) return;
        this.chosen = chosen ? null : { piece };
        this.draw();
      });
      if (count > 1) pick.append(`${count}`);
      pick.className = chosen ? 'chosen' : '';
      return pick;
    }));
    return el('div', { className: 'side' }, el('span', { className: player?.connection === 'here' ? '' : 'away' }, `${name} ${player?.name ?? ''}`), clock, reserve);
  }
  drawClocks() {
    for (const { clock, i, colour } of this.clocks ?? []) {
      const left = this.picture.remaining(i, colour, this.time());
      const seconds = Math.floor((left ?? 0) / 1000);
      clock.textContent = left === null ? '' : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}${left < 20000 ? `.${Math.floor(left / 100) % 10}` : ''}`;
      const board = this.picture.boards[i];
      clock.classList.toggle('runs', this.picture.running && !board.over && board.turn === colour);
    }
  }
}

// ---- the beginning

// For visitors: they may look, and take part once they have a name.
function showNameForm() {
  const name = el('input', { required: true, maxLength: 24 });
  const form = el('form', {
    onsubmit: async (event) => {
      event.preventDefault();
      const answer = await fetch('/api/guest', {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: name.value }),
      });
      // The new cookie counts for a new connection only.
      if (answer.ok) location.reload();
      else notice(`${say('refused')}: ${(await answer.json()).code}`);
    },
  }, el('label', {}, say('name'), name), el('button', {}, say('enter')));
  document.getElementById('join').replaceChildren(...(you ? [] : [form]));
}
function showLanguage() {
  document.documentElement.lang = language;
  document.getElementById('language').textContent = say('other');
}
document.getElementById('language').addEventListener('click', () => {
  language = language === 'nl' ? 'en' : 'nl';
  localStorage.setItem('language', language);
  showLanguage();
  if (!view) return;
  showNameForm();
  view.draw();
});
document.querySelector('.home').addEventListener('click', (event) => {
  event.preventDefault();
  if (view) go('/');
});
window.addEventListener('popstate', () => view && go(location.pathname, true));
showLanguage();
connect();
