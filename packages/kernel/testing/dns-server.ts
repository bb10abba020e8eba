import { createSocket } from 'node:dgram'
import { once } from 'node:events'

const headerLength = 12
/** Response codes of DNS without records (RCODE). */
const codes = { 'no-data': 0, 'no-name': 3, failure: 2, refused: 5 } as const

/** The reply to a TXT query: records with their strings, or an error. */
export type DnsReply =
  | { kind: 'records'; records: readonly (readonly string[])[] }
  | { kind: keyof typeof codes }
  | { kind: 'silence' }
  | { kind: 'garbage' }

export interface DnsServer {
  /** Address and port, in the format of DNS_SERVERS. */
  address: string
  /** The replies by name; all other names do not exist. */
  replies: Map<string, DnsReply>
  /** The queried names. */
  asked: string[]
  close: () => Promise<void>
}

/** Starts a DNS server for TXT records on a UDP port of this machine (RFC 1035). */
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

/** The name in a query, and the offset after it. */
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
  // The flags of a response to a recursive query.
  header.writeUInt16BE(0x8180 | (reply.kind === 'records' ? 0 : codes[reply.kind]), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  return Buffer.concat([header, query.subarray(headerLength, end), ...answers])
}

/** A TXT record for the queried name: each string has at most 255 bytes. */
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
