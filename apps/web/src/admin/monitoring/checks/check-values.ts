import type { ApiCalls, CheckKind, CheckProbe, ServiceCheck } from '@sitewright/api'

/** A check as its form has it: texts. */
export interface CheckValues {
  name: string
  kind: CheckKind
  url: string
  expectedStatus: string
  requiredText: string
  forbiddenText: string
  host: string
  port: string
  expiryDays: string
  provider: 'google' | 'github' | 'microsoft'
  intervalSeconds: string
  timeoutSeconds: string
  failureThreshold: string
  parentId: string
}

type NewCheck = ApiCalls['POST /api/admin/checks']['input']['body']

export function toCheckValues(check: ServiceCheck | undefined): CheckValues {
  const probe: Partial<Record<string, string | number>> = check?.probe ?? {}
  const text = (name: string, usual: string): string => String(probe[name] ?? usual)
  return {
    name: check?.name ?? '',
    kind: check?.probe.kind ?? 'http',
    url: text('url', 'https://'),
    expectedStatus: text('expectedStatus', '200-299'),
    requiredText: text('requiredText', ''),
    forbiddenText: text('forbiddenText', ''),
    host: text('host', ''),
    port: text('port', '443'),
    expiryDays: text('expiryDays', '14'),
    provider: text('provider', 'google') as CheckValues['provider'],
    intervalSeconds: String(check?.intervalSeconds ?? 60),
    timeoutSeconds: String(check?.timeoutSeconds ?? 10),
    failureThreshold: String(check?.failureThreshold ?? 2),
    parentId: check?.parentId ?? ''
  }
}

/** What a form asks for; the server says what is wrong with it. */
export function toCheckBody(values: CheckValues): NewCheck {
  const { name, intervalSeconds, timeoutSeconds, failureThreshold, parentId } = values
  return {
    name,
    probe: toProbe(values),
    intervalSeconds: toNumber(intervalSeconds),
    timeoutSeconds: toNumber(timeoutSeconds),
    failureThreshold: toNumber(failureThreshold),
    parentId: parentId === '' ? null : parentId
  }
}

/** The errors of a refusal by the fields of the form, which has those of the probe beside the others. */
export function toFormFields(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^probe\./, ''), message])
  )
}

function toProbe(values: CheckValues): CheckProbe {
  const { kind, url, expectedStatus, host, port, expiryDays, provider } = values
  const [requiredText, forbiddenText] = [values.requiredText.trim(), values.forbiddenText.trim()]
  if (kind === 'http')
    return {
      kind,
      url,
      expectedStatus,
      ...(requiredText === '' ? {} : { requiredText }),
      ...(forbiddenText === '' ? {} : { forbiddenText })
    }
  if (kind === 'tcp') return { kind, host, port: toNumber(port) }
  if (kind === 'tls') return { kind, host, port: toNumber(port), expiryDays: toNumber(expiryDays) }
  return kind === 'issuer' ? { kind, provider } : { kind }
}

/** What is no number becomes one that no field takes. */
function toNumber(text: string): number {
  const number = Number(text)
  return text.trim() === '' || !Number.isFinite(number) ? -1 : number
}
