import { createHash, createHmac } from 'node:crypto'

export interface Signing {
  accessKey: string
  secretKey: string
  region: string
  host: string
  now: Date
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** The headers of a request to DynamoDB, signed with version 4 of Amazon's signature. */
export function signRequest(
  target: string,
  body: string,
  { accessKey, secretKey, region, host, now }: Signing
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    host,
    'x-amz-date': time,
    'x-amz-target': target
  }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const canonical = `POST\n/\n\n${lines.join('')}\n${names}\n${hash(body)}`
  const scope = `${day}/${region}/dynamodb/aws4_request`
  const key = [day, region, 'dynamodb', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash(canonical)}`).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  }
}
