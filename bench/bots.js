// bots.js URL MATCHES LEVELS SECONDS: so many matches of four bots at once, a new one for each that ends. Prints how long they
// take for a move, by level, from what the server tells everybody.
'use strict';

const { WebSocket } = require('./ws/node_modules/ws');

const [url, matches, levels, seconds] = process.argv.slice(2);
const perHost = 4; // tables that one person may have open
const rulesets = ['knsb', 'fics', 'minerva', 'stein'];
const names = levels.split(',');
const taken = new Map(names.map((name) => [name, []])); // ms for each move
let begun = 0;
let ended = 0;

async function host(tables) {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ name: 'Bench' }),
  });
  const cookie = answer.headers.get('set-cookie').split(';')[0];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, 'doorgeef.1', { headers: { cookie, origin: url } });
  const say = (message) => socket.send(JSON.stringify(message));
  const levelOf = new Map(); // by match
  const moved = new Map(); // by match and board: the time of the last move
  const open = () => {
    const level = names[begun % names.length];
    say({
      t: 'table-create', id: `t${begun}`, name: level, public: false,
      agreement: { ruleset: rulesets[begun % rulesets.length], conduct: 'online', time: '180+0' },
      bots: { A1: level, A2: level, B1: level, B2: level },
    });
    ++begun;
  };
  socket.on('open', () => say({ t: 'hello', v: 1 }));
  socket.on('message', (data) => {
    const heard = JSON.parse(data);
    if (heard.t === 'welcome') for (let i = 0; i < tables; ++i) open();
    if (heard.t === 'no') console.error(data.toString());
    if (heard.t === 'ok' && heard.table) say({ t: 'table', watch: heard.table });
    if (heard.t === 'table' && heard.table.match && !levelOf.has(heard.table.match)) {
      levelOf.set(heard.table.match, heard.table.name);
      say({ t: 'watch', match: heard.table.match, from: 0 });
    }
    if (heard.t === 'table-gone') {
      ++ended;
      open();
    }
    if (heard.t !== 'ev') return;
    for (const line of heard.lines) {
      const [, at, board] = /^(\d+) moved (\d)/.exec(line ?? '') ?? [];
      if (at === undefined) continue;
      const key = heard.match + board;
      taken.get(levelOf.get(heard.match)).push(Number(at) - (moved.get(key) ?? 0));
      moved.set(key, Number(at));
    }
  });
}

for (let left = Number(matches); left > 0; left -= perHost) void host(Math.min(left, perHost));
setTimeout(() => {
  for (const [name, times] of taken) {
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.floor((times.length - 1) * share)];
    console.log(`${name}: ${times.length} moves, p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms`);
  }
  console.log(`${ended} matches ended`);
  process.exit(0);
}, Number(seconds) * 1000);
