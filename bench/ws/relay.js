// relay.js PORT: everything that one of a room says is passed on to all in the room, the speaker too. No clocks, no rules,
// no disk, no JSON: what the passing on alone costs.
'use strict';

const { WebSocketServer } = require('ws');

const rooms = new Map();
const server = new WebSocketServer({ port: Number(process.argv[2]), perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const room = rooms.get(request.url) ?? [];
  rooms.set(request.url, room);
  room.push(socket);
  socket.on('message', (data) => {
    for (const member of room) member.send(data, { binary: false });
  });
  socket.on('close', () => room.splice(room.indexOf(socket), 1));
});
server.on('listening', () => console.log('listening'));
