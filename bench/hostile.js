// hostile.js HOST PORT FROM CONNECTIONS: so many connections from the address FROM that misbehave in eight ways, each at once
// again when it is thrown out. Until it is killed.
'use strict';

const net = require('net');

const [host, port, from, connections] = process.argv.slice(2);
const kPause = 100; // ms between two deeds of a connection
const kBurst = 20; // of what is repeated

const masked = (opcode, text) => {
  const payload = Buffer.from(text);
  const long = payload.length > 125;
  const head = long ? [opcode, 0xfe, payload.length >> 8, payload.length & 0xff] : [opcode, 0x80 | payload.length];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), payload]); // a mask of zeros leaves it as it is
};
const times = (count, frame) => Buffer.concat(Array(count).fill(frame));
const upgrade =
  `GET /ws HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bm90aGluZyBzZWNyZXQhIQ==\r\nSec-WebSocket-Protocol: doorgeef.1\r\n\r\n';
const hello = masked(0x81, '{"t":"hello","v":1}');
const login = '{"name":"nobody","password":"not this one"}';

// What each says first, and then again and again.
const kinds = [
  { name: 'slowloris', first: 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', then: 'a' },
  { name: 'never reads', deaf: true, first: [upgrade, hello], then: masked(0x81, '{"t":"lobby","watch":true}') },
  { name: 'ping flood', first: [upgrade, hello], then: times(kBurst, masked(0x89, 'x')) },
  { name: 'empty fragments', first: [upgrade, hello, masked(0x01, '')], then: times(kBurst, masked(0x00, '')) },
  { name: 'message flood', first: [upgrade, hello], then: times(kBurst, masked(0x81, '{"t":"ping","n":1}')) },
  { name: 'deep JSON', first: [upgrade, hello], then: masked(0x81, '['.repeat(16000)) },
  {
    name: 'log-in flood',
    first: '',
    then:
      'POST /api/session HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${login.length}\r\n\r\n${login}`,
  },
  { name: 'garbage', first: Buffer.alloc(4096, 0xff), then: 'x' },
];

const misbehave = (kind) => {
  const socket = net.connect({ host, port, localAddress: from });
  let timer;
  socket.on('connect', () => {
    for (const part of [kind.first].flat()) if (part.length) socket.write(part);
    if (kind.deaf) socket.pause();
    timer = setInterval(() => socket.writableLength < 1 << 20 && socket.write(kind.then), kPause);
  });
  if (!kind.deaf) socket.resume();
  socket.on('error', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    setTimeout(misbehave, kPause, kind);
  });
};

for (let i = 0; i < Number(connections); ++i) misbehave(kinds[i % kinds.length]);
