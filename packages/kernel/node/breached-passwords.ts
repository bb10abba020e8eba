import type { Log } from '../src/request/log.ts'

const timeoutMs = 2000
const prefixLength = 5
const longestAnswer = 512 * 1024

/**
 * Creates the check against a breached-password service, such as https://api.pwnedpasswords.com/range. By k-anonymity
 * it learns only the first five characters of the password's SHA-1; the padding hides the size of the response. If it
 * does not answer, the password is accepted and the failure is logged (security bar 5).
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

/** Whether the list holds the hash suffix with a count above zero; padding has zero. */
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
