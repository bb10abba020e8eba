// What a receiver of webhooks runs: reads {"signature", "body"} from its input, takes the secret as its argument, and
// ends with 0 where the message is genuine and at most five minutes old.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { text } from 'node:stream/consumers'

const [secret = ''] = process.argv.slice(2)
const { signature, body } = JSON.parse(await text(process.stdin))
const { t, v1 } = Object.fromEntries(signature.split(',').map((part) => part.split('=')))
const expected = createHmac('sha256', secret).update(`${t}.${body}`).digest()
const given = Buffer.from(v1, 'hex')
const isRecent = Math.abs(Date.now() / 1000 - Number(t)) <= 300
const isGenuine = given.length === expected.length && timingSafeEqual(given, expected)
process.exitCode = isRecent && isGenuine ? 0 : 1
