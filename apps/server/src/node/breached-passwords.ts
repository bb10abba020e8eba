import type { Log } from '../http/log.ts'

const timeoutMs = 2000
const prefixLength = 5
const longestAnswer = 512 * 1024

/**
 * Asks a service of breached passwords, such as https://api.pwnedpasswords.com/range, whether a password is known. It
 * learns the first five signs of the password's SHA-1, which hundreds of others share; the padding hides from who
 * listens how many. Where it does not answer, nobody is kept from going on, and the log says so (security bar 5).
 */
export function createBreachCheck(
  rangeUrl: string,
  log: Log
): (password: string) => Promise<boolean | undefined> {
  return async function isBreached(password) {
    const hash = await sha1(password)
    try {
      const response = await fetch(`${rangeUrl.replace(/\/+$/, '')}/${hash.slice(0, prefixLength)}`, {
        headers: { 'Add-Padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs)
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return isListed(await readLimitedText(response), hash.slice(prefixLength))
    } catch (error) {
      log.warn('passwords.breach-check-failed', {
        problem: error instanceof Error ? error.message : 'unknown'
      })
      return undefined
    }
  }
}

/** Whether a list names an ending that was seen at least once; padding is listed with zero. */
function isListed(list: string, ending: string): boolean {
  return list.split('\n').some((line) => {
    const [listed = '', count = ''] = line.trim().split(':')
    return listed.toUpperCase() === ending && Number(count) > 0
  })
}

async function readLimitedText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > longestAnswer) throw new Error('the answer is too long')
  }
  return text
}

async function sha1(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return Buffer.from(hash).toString('hex').toUpperCase()
}
