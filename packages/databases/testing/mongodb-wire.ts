import type { Socket } from 'node:net'
import { BSON, type Document } from 'mongodb'

/** Codes of the messages that a driver of today sends: the first greeting, and everything else. */
const codes = { query: 2004, reply: 1, message: 2013 } as const

/** A message from a driver. */
export interface WireMessage {
  command: Document
  /** Sends what it gets. */
  answer: (document: Document) => void
}

/** Calls back with each message that arrives on a socket. What is no message of MongoDB ends it. */
export function listenToWire(socket: Socket, onMessage: (message: WireMessage) => void): void {
  let waiting: Buffer = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk])
    while (waiting.length >= 16) {
      const size = waiting.readInt32LE(0)
      const code = waiting.readInt32LE(12)
      if (size < 16 || (code !== codes.query && code !== codes.message)) return void socket.destroy()
      if (waiting.length < size) return
      const message = waiting.subarray(0, size)
      waiting = waiting.subarray(size)
      const request = message.readInt32LE(4)
      onMessage({
        command: code === codes.query ? parseQuery(message) : parseMessage(message),
        answer: (document) => {
          if (socket.destroyed) return
          const body = BSON.serialize(document)
          socket.write(code === codes.query ? toReply(request, body) : toMessage(request, body))
        }
      })
    }
  })
}

/** The document of an OP_QUERY: after its flags and the name of the collection, two numbers stand before it. */
function parseQuery(message: Buffer): Document {
  const name = message.indexOf(0, 20)
  return BSON.deserialize(message.subarray(name + 9))
}

/** The documents of an OP_MSG: one body, and lists that stand beside it. */
function parseMessage(message: Buffer): Document {
  const end = message.length - (message.readInt32LE(16) & 1 ? 4 : 0)
  let command: Document = {}
  for (let at = 20; at < end;) {
    const kind = message[at]
    const size = message.readInt32LE(at + 1)
    const section = message.subarray(at + 1, at + 1 + size)
    if (kind === 0) command = { ...BSON.deserialize(section), ...command }
    else {
      const name = section.indexOf(0, 4)
      command[section.toString('utf8', 4, name)] = parseDocuments(section.subarray(name + 1))
    }
    at += 1 + size
  }
  return command
}

function parseDocuments(bytes: Buffer): Document[] {
  const documents: Document[] = []
  for (let at = 0; at < bytes.length; at += bytes.readInt32LE(at))
    documents.push(BSON.deserialize(bytes.subarray(at, at + bytes.readInt32LE(at))))
  return documents
}

function toHeader(size: number, request: number, code: number): Buffer {
  const header = Buffer.alloc(16)
  header.writeInt32LE(16 + size, 0)
  header.writeInt32LE(request, 8)
  header.writeInt32LE(code, 12)
  return header
}

function toMessage(request: number, body: Uint8Array): Buffer {
  const head = Buffer.alloc(5)
  return Buffer.concat([toHeader(5 + body.length, request, codes.message), head, body])
}

function toReply(request: number, body: Uint8Array): Buffer {
  const head = Buffer.alloc(20)
  head.writeInt32LE(1, 16)
  return Buffer.concat([toHeader(20 + body.length, request, codes.reply), head, body])
}
