import type { DatabaseSettings } from '../../src/engine.ts'
import { connectionFailed, queryFailed } from '../../src/failures.ts'
import { createSendHttp, parseObject } from '../http-request.ts'
import type { DatabaseNetwork } from '../network.ts'
import { signRequest } from './sign.ts'

/** The only operations that are sent, which makes the engine read-only. */
export type ReadOperation = 'ListTables' | 'DescribeTable' | 'Scan' | 'Query' | 'GetItem'

/** Calls an operation and returns its answer. */
export type CallDynamodb = (
  operation: ReadOperation,
  input: object,
  signal: AbortSignal
) => Promise<Readonly<Record<string, unknown>>>

/** Errors of keys and rights, by the last part of their type. */
const refusedKeys =
  /(UnrecognizedClient|InvalidSignature|InvalidClientTokenId|AccessDenied|MissingAuthentication|IncompleteSignature|ExpiredToken|NotAuthorized|OptInRequired|InvalidAccessKeyId|SignatureDoesNotMatch)/

/** Creates a function that calls DynamoDB by a signed request over the given network. The SDK would search for keys itself. */
export function createCallDynamodb(settings: DatabaseSettings, network: DatabaseNetwork): CallDynamodb {
  const { host, port, tls, database: region, user: accessKey, password: secretKey } = settings
  const send = createSendHttp(settings, network)
  const isUsual = port === (tls ? 443 : 80)
  const named = isUsual ? host : `${host}:${port}`
  return async (operation, input, signal) => {
    const body = JSON.stringify(input)
    const headers = signRequest(`DynamoDB_20120810.${operation}`, body, {
      accessKey,
      secretKey,
      region,
      host: named,
      now: new Date()
    })
    const answer = await send({ method: 'POST', path: '/', headers, body, signal })
    const parsed = parseObject(answer.text)
    if (answer.status === 200) return parsed
    throw toFailure(answer.status, parsed)
  }
}

function toFailure(status: number, { __type: type, message, Message }: Readonly<Record<string, unknown>>) {
  if (typeof type !== 'string') return connectionFailed('other')
  const code = type.split('#').at(-1) ?? type
  if (refusedKeys.test(code)) return connectionFailed('auth')
  if (status >= 500) return queryFailed('lost')
  const words = message ?? Message
  return queryFailed('engine', {
    message: typeof words === 'string' ? words : code,
    position: null,
    hint: null,
    code
  })
}
