import Bowser from 'bowser'

/** The browser and system of a user agent in words, such as `Firefox 146 on Linux`. */
export function deviceOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent)
  const [major = ''] = (browser.version ?? '').split('.')
  const name = [browser.name ?? userAgent.split(/[\s/]/)[0], major].filter(Boolean).join(' ')
  return (os.name === undefined ? name : `${name} on ${os.name}`).slice(0, 100)
}
