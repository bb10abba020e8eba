// Verifies an export of the audit log: `node verify-audit.mjs FILE [PUBLIC_KEY]`. It needs Node and nothing else, so it
// can be copied to a machine that has nothing of the product. PUBLIC_KEY is the key that was noted when the log was
// whole (Auth settings, Audit log); without it the key in the file is taken, and printed to be compared.
//
// The file: a line with the public key; then `{"entry":…,"digest":"…"}` for each row, where a digest is the SHA-256 of
// the one before, a line break and the text of the entry; between and at the end `{"checkpoint":…,"signature":"…"}`, the
// number and digest of the last row, signed (Ed25519). The last checkpoint has `"isEnd":true`.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

const [file, notedKey] = process.argv.slice(2)
if (file === undefined) finish(2, 'Usage: node verify-audit.mjs FILE [PUBLIC_KEY]')

const entryLine = /^\{"entry":(\{.*\}),"digest":"([0-9a-f]{64})"\}$/
const checkpointLine = /^\{"checkpoint":(\{.*?\}),"signature":"([A-Za-z0-9+/=]+)"\}$/

let key, keyText
let row = 0
let digest = '0'.repeat(64)
let signedTo = 0
let end

function finish(code, text) {
  process.stdout.write(`${text}\n`)
  process.exit(code)
}

function readHead(line) {
  const head = /^\{"audit":1,"publicKey":"([^"]+)"/.exec(line)
  if (head === null)
    finish(1, 'This is no export of the whole audit log. Export it as JSON Lines, without filters.')
  keyText = head[1]
  if (notedKey !== undefined && notedKey !== keyText)
    finish(1, 'The file names another public key than the one given.')
  key = createPublicKey({ key: Buffer.from(keyText, 'base64'), format: 'der', type: 'spki' })
}

function readEntry(text, stated) {
  const expected = row + 1
  const number = Number(/^\{"seq":(\d+),/.exec(text)?.[1])
  if (number > expected) finish(1, `Row ${expected} is missing: row ${number} comes after row ${row}.`)
  const next = createHash('sha256').update(`${digest}\n${text}`).digest('hex')
  if (number !== expected || next !== stated) finish(1, `Row ${expected} was changed.`)
  row = expected
  digest = next
}

function readCheckpoint(text, signature) {
  const holds = verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
  const said = holds ? JSON.parse(text) : {}
  if (said.seq !== row || said.digest !== digest)
    finish(
      1,
      `A row from ${signedTo + 1} to ${row} was changed: the checkpoint after row ${row} does not fit.`
    )
  signedTo = row
  end = said.isEnd === true ? said.at : undefined
}

for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
  if (key === undefined) {
    readHead(line)
    continue
  }
  if (end !== undefined) finish(1, `Something follows the signed end after row ${row}.`)
  if (line.startsWith('{"broken":'))
    finish(1, `The server found that row ${row + 1} does not hold, and did not sign it.`)
  const entry = entryLine.exec(line)
  const checkpoint = checkpointLine.exec(line)
  if (entry !== null) readEntry(entry[1], entry[2])
  else if (checkpoint !== null) readCheckpoint(checkpoint[1], checkpoint[2])
  else finish(1, `Row ${row + 1} was changed: its line cannot be read.`)
}
if (key === undefined) finish(1, 'The file is empty.')
if (end === undefined) finish(1, `The end is cut off: after row ${row} there is no signed end.`)
finish(
  0,
  `Whole: ${row} rows, signed at ${end}.${notedKey === undefined ? `\nCompare the public key with the one you noted: ${keyText}` : ''}`
)
