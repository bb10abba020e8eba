import Bowser from 'bowser'

const unknown = 'Unknown device'

/** Describes a user agent, such as `Firefox 146 on Linux`; programs by their own name. */
export function deviceOf(userAgent = ''): string {
  const { browser, os } = Bowser.parse(userAgent || unknown)
  const [, program = '', release = ''] = /^([\w.-]+)(?:\/(\d+))?/.exec(userAgent) ?? []
  const [major = ''] = (browser.version ?? '').split('.')
  const name = browser.name ? [browser.name, major] : [program, release]
  const words = name.filter(Boolean).join(' ') || unknown
  return (os.name ? `${words} on ${os.name}` : words).slice(0, 100)
}
