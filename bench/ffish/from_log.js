// Turns the logs that `doorgeef convert` writes (a line of JSON per match) into what replay.js reads: a line per match with the
// pieces dropped on each board (as in a FEN, - for none), then the moves, each with its board in front.
'use strict';
const fs = require('fs');

// Moves alternate on a board, White first.
function read(log) {
  const dropped = ['', ''];
  const played = [0, 0];
  const moves = [];
  for (const line of log.events) {
    const [, what, number, code] = line.split(' ');
    if (what !== 'moved') continue;
    const board = Number(number) - 1;
    const black = played[board]++ % 2 === 1;
    if (code[1] === '@') dropped[board] += black ? code[0].toLowerCase() : code[0];
    moves.push(number + (code[1] === '@' ? code : code.slice(1)));
  }
  return [dropped[0] || '-', dropped[1] || '-', ...moves].join(' ');
}

const [path] = process.argv.slice(2);
const lines = fs.readFileSync(path, 'utf8').trim().split('\n');
console.log(lines.map((line) => read(JSON.parse(line))).join('\n'));
