// Stand for the command line tools of Vercel and Netlify.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOption, need, needFunction, needSite, positional, refuse, wayOfMessages } from './refuse.ts'

/** `vercel`, which runs the commands of vercel.json by `run`. */
export function vercel(given: readonly string[], run: (script: string) => number): number {
  const [command = 'deploy', ...rest] = positional(given, [
    '--yes',
    '--prod',
    '--prebuilt',
    '--token=',
    '--environment='
  ])
  if (rest.length > 0) refuse('too many arguments')
  if (command === 'pull') {
    mkdirSync('.vercel', { recursive: true })
    writeFileSync('.vercel/project.json', '{}')
    return 0
  }
  needFunction('api/message.js')
  const settings = JSON.parse(readFileSync('vercel.json', 'utf8')) as Record<string, string>
  if (command === 'deploy' && given.includes('--prebuilt')) {
    need('.vercel/output/config.json')
    needSite('.vercel/output/static')
    return 0
  }
  if (command !== 'build' && command !== 'deploy') refuse('unknown sub-command')
  if (command === 'build') need('.vercel/project.json')
  // By hand the sources go up: what was built on this machine stays there.
  else rmSync('dist', { recursive: true, force: true })
  const code = run(`${settings['installCommand']}\n${settings['buildCommand']}`)
  if (code !== 0) return code
  needSite(settings['outputDirectory'] ?? '')
  cpSync(settings['outputDirectory'] ?? '', '.vercel/output/static', { recursive: true })
  writeFileSync('.vercel/output/config.json', '{ "version": 3 }')
  return 0
}

/** `netlify-cli` */
export function netlify(given: readonly string[]): number {
  const [command] = positional(given, ['--prod', '--no-build', '--dir='])
  if (command !== 'deploy') refuse('unknown sub-command')
  const folder = findOption(given, '--dir')
  needSite(folder)
  needFunction('netlify/functions/message.js')
  needForm(folder)
  return 0
}

/** Netlify takes what is posted only to a form that it found in the HTML of the deployment. */
export function needForm(folder: string): void {
  if (wayOfMessages() !== 'netlify') return
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  const found = pages.filter((name) =>
    /<form[^>]*\sname="message"[^>]*\sdata-netlify="true"/.test(readFileSync(join(folder, name), 'utf8'))
  )
  if (found.length !== 1) refuse('no form was detected')
  if (!existsSync(join(folder, '__forms.html'))) refuse('the pages post to /__forms.html')
}
