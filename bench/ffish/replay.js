// Replays the matches that `doorgeef bench match --record` wrote, each move pushed (and so checked) on its board.
// Prints the number of moves and the seconds of CPU time, the median of three runs.
'use strict';
const fs = require('fs');
const ffish = require('ffish');

const start = (men) => `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[${men === '-' ? '' : men}] w KQkq - 0 1`;

function replay(matches, variant) {
  let moves = 0;
  for (const [first, second, ...played] of matches) {
    // The peer passes nothing between boards: each starts with the pieces that will be dropped on it.
    const boards = [new ffish.Board(variant, start(first)), new ffish.Board(variant, start(second))];
    for (const move of played) {
      if (!boards[Number(move[0]) - 1].push(move.slice(1))) throw new Error(`refused: ${move}`);
      ++moves;
    }
    boards.forEach((board) => board.delete());
  }
  return moves;
}

ffish.onRuntimeInitialized = () => {
  const [path, variants, variant] = process.argv.slice(2);
  ffish.loadVariantConfig(fs.readFileSync(variants, 'utf8'));
  const matches = fs.readFileSync(path, 'utf8').trim().split('\n').map((line) => line.split(' '));
  const seconds = [];
  let moves = 0;
  for (let run = 0; run < 3; ++run) {
    const before = process.cpuUsage();
    moves = replay(matches, variant);
    const used = process.cpuUsage(before);
    seconds.push((used.user + used.system) / 1e6);
  }
  seconds.sort((a, b) => a - b);
  console.log(`${moves} ${seconds[1]}`);
};
