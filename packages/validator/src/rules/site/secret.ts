import { textCache } from '@sitewright/project'
import type { Finding, ProjectRule, Range } from '../../engine/rule.ts'
import { messages } from '../../messages.ts'

/** Keys that open something, by the marks that their makers give them. Each looks at a bounded number of characters. */
const patterns: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a secret key of Stripe', pattern: /\b[sr]k_live_[0-9A-Za-z]{16,200}/g },
  { what: 'a webhook secret of Stripe', pattern: /\bwhsec_[0-9A-Za-z]{24,200}/g },
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]{2,12} ){0,2}PRIVATE KEY-----/g },
  { what: 'an access key of AWS', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  {
    what: 'a token of GitHub',
    pattern: /\b(?:gh[pousr]_[0-9A-Za-z]{36,200}|github_pat_[0-9A-Za-z_]{22,200})/g
  },
  { what: 'a token of GitLab', pattern: /\bglpat-[\w-]{20,200}/g },
  { what: 'a token of npm', pattern: /\bnpm_[0-9A-Za-z]{36}\b/g },
  { what: 'a token of Slack', pattern: /\bxox[abprs]-[0-9A-Za-z-]{10,200}/g },
  { what: 'a key of OpenAI or Anthropic', pattern: /\bsk-(?:ant|proj)-[\w-]{20,200}/g },
  { what: 'a key of SendGrid', pattern: /\bSG\.[\w-]{16,40}\.[\w-]{16,80}/g }
]

/** Marks that all of these have; a text without any is not looked at further. */
const marks = [
  'k_live_',
  'whsec_',
  'PRIVATE KEY',
  'AKIA',
  'ASIA',
  'gh',
  'glpat-',
  'npm_',
  'xox',
  'sk-',
  'SG.'
]

interface Key {
  what: string
  range: Range
}

const keysByText = textCache<readonly Key[]>(16_000_000)

/** The keys in a text; examples of documentation are none. */
function keysIn(text: string): readonly Key[] {
  return keysByText.get('', text, () => {
    if (!marks.some((mark) => text.includes(mark))) return []
    return patterns.flatMap(({ what, pattern }) =>
      [...text.matchAll(pattern)]
        .filter(([key]) => !isExample(key))
        .map(({ 0: key, index }): Key => ({ what, range: [index, index + key.length] }))
    )
  })
}

/** Documentation shows how a key looks. */
const isExample = (key: string): boolean => /example|xxxx|0000000|1234567890abcdef$/i.test(key)

/** Whether version control ignores a file, so that it is never published. */
function isIgnored(ignored: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const lines = ignored.split('\n').map((line) => line.trim().replace(/^\//, ''))
  return (
    lines.includes(name) || lines.includes(path) || (name.startsWith('.env.') && lines.includes('.env.*'))
  )
}

/** Passwords and keys in files, which everybody has who has the project. The report does not show them. */
export const secret: ProjectRule = {
  id: 'secret/key',
  type: 'structure',
  severity: 'error',
  phase: 'project',
  scope: 'project',
  check: ({ project, text }) => {
    const ignored = text('.gitignore') ?? ''
    return [...project.keys()].flatMap((file) => {
      const keys = keysIn(text(file) ?? '')
      if (keys.length === 0) return []
      const kept = isIgnored(ignored, file)
      return keys.map(({ what, range }): Finding => ({
        file,
        range,
        quiet: true,
        message: kept ? messages.keptSecret(what) : messages.secret(what),
        ...(kept ? { severity: 'warning' as const } : {})
      }))
    })
  }
}
