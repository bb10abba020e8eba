import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const headerLength = 12
/** Codes of answers without records (RCODE). */
const codes = { 'no-data': 0, 'no-name': 3, failure: 2, refused: 5 } as const

/** What the server says of the TXT records of a name: records with their parts, or something that goes wrong. */
export type DnsReply =
  | { kind: 'records'; records: readonly (readonly string[])[] }
  | { kind: keyof typeof codes }
  | { kind: 'silence' }
  | { kind: 'garbage' }

/** A DNS server of a test. */
export interface DnsServer {
  /** Address and port, as DNS_SERVERS takes it. */
  address: string
  /** What it says of each name; of all others that there is no such name. */
  replies: Map<string, DnsReply>
  /** The names that it was asked for. */
  asked: string[]
  close: () => Promise<void>
}

/** Starts a DNS server on a UDP port of this machine (RFC 1035), which knows TXT records. */
export async function startDnsServer(): Promise<DnsServer> {
  const replies: DnsServer['replies'] = new Map()
  const asked: string[] = []
  const socket = createSocket('udp4', (query, { port, address }) => {
    const { name, end } = readQuestion(query)
    asked.push(name)
    const reply = replies.get(name) ?? { kind: 'no-name' }
    if (reply.kind === 'silence') return
    socket.send(
      reply.kind === 'garbage' ? Buffer.from('no DNS message at all') : toMessage(query, end, reply),
      port,
      address
    )
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    replies,
    asked,
    close: () => new Promise((done) => void socket.close(() => done()))
  }
}

/** The name of a question, and where the question ends. */
function readQuestion(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = headerLength
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

function toMessage(
  query: Buffer,
  end: number,
  reply: Exclude<DnsReply, { kind: 'silence' | 'garbage' }>
): Buffer {
  const answers = reply.kind === 'records' ? reply.records.map(toAnswer) : []
  const header = Buffer.alloc(headerLength)
  header.writeUInt16BE(query.readUInt16BE(0), 0)
  // A response to a recursive query, by a server that recurses.
  header.writeUInt16BE(0x8180 | (reply.kind === 'records' ? 0 : codes[reply.kind]), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  return Buffer.concat([header, query.subarray(headerLength, end), ...answers])
}

/** A TXT record of the name of the question: each part is a string of 255 bytes at most. */
function toAnswer(parts: readonly string[]): Buffer {
  const text = Buffer.concat(
    parts.map((part) => Buffer.concat([Buffer.from([Buffer.byteLength(part)]), Buffer.from(part)]))
  )
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc000 | headerLength, 0)
  head.writeUInt16BE(16, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt32BE(60, 6)
  head.writeUInt16BE(text.length, 10)
  return Buffer.concat([head, text])
}
