/** A response, normalized for comparison. */
export interface Answer {
  status: number
  headers: string
  text: string
}

/** Headers that differ between any two responses. */
const passing = ['x-request-id', 'date', 'content-length', 'content-disposition']

/** Normalizes a response: replaces the requested values, and ids and times, which differ between any two calls. */
export async function readAnswer(
  response: Response,
  asked: readonly string[]
): Promise<Answer & { plain: string }> {
  const plain = Buffer.from(await response.arrayBuffer()).toString('latin1')
  const headers = [...response.headers]
    .filter(([name]) => !passing.includes(name))
    .map((pair) => pair.join(': '))
    .join('\n')
  return {
    status: response.status,
    headers: withoutPassing(headers, asked),
    text: withoutPassing(plain, asked),
    plain
  }
}

function withoutPassing(text: string, asked: readonly string[]): string {
  const rest = asked
    .filter((value) => value.length > 8)
    .reduce((left, value) => left.replaceAll(value, '(asked)'), text)
  return rest
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '(id)')
    .replaceAll(/\b1\d{12}\b/g, '(time)')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '(time)')
}

/** Where two responses differ; undefined where they are the same. */
export function findDifference(one: Answer, other: Answer): string | undefined {
  if (one.status !== other.status) return `status ${one.status}, not ${other.status}`
  if (one.text !== other.text) return `the body, with status ${one.status}`
  return one.headers === other.headers ? undefined : `the headers, with status ${one.status}`
}

/** The secret that a response contains, besides the requested values; undefined for none. */
export function findLeak(
  text: string,
  secrets: readonly string[],
  asked: readonly string[] = []
): string | undefined {
  const found = secrets.find((secret) => !asked.includes(secret) && text.includes(secret))
  return found === undefined ? undefined : `the answer holds ${found}, which is of the other tenant`
}
