// What the stand-ins of hosts share: how they refuse, and what each of them looks for in a site.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprintFolder } from '../folders.ts'

const [tool = '', ...args] = process.argv.slice(2)

/** Ends the program as the tool would: with a reason and an error code. */
export function refuse(reason: string): never {
  process.stderr.write(`${tool} ${args.join(' ')}: ${reason}\n`)
  process.exit(64)
}

/** A file of what this pipeline left at its hosts, such as a stack. */
export function kept(name: string): string {
  return join(dirname(process.env['PIPELINE_LOG'] ?? ''), name)
}

/** What is left of the arguments when known options were taken away; `name=` takes a value after it or in it. */
export function positional(given: readonly string[], options: readonly string[]): string[] {
  const left: string[] = []
  for (let at = 0; at < given.length; at++) {
    const argument = given[at] ?? ''
    const [name = ''] = argument.split('=')
    if (!argument.startsWith('-')) left.push(argument)
    else if (options.includes(name)) continue
    else if (!options.includes(`${name}=`)) refuse(`unknown option ${name}`)
    else if (!argument.includes('=')) at++
  }
  return left
}

/** The value of an option, in its argument or after it. */
export function findOption(given: readonly string[], option: string): string {
  const at = given.findIndex((each) => each === option || each.startsWith(`${option}=`))
  const value = given[at]?.includes('=') ? given[at].slice(option.length + 1) : given[at + 1]
  return at < 0 || value === undefined || value === '' ? refuse(`${option} has no value`) : value
}

export function need(path: string): void {
  if (!existsSync(path)) refuse(`${path} does not exist`)
}

/** A built site that may go online: its pages show no draft, and a pipeline that tested one publishes that one. */
export function needSite(folder: string): void {
  need(join(folder, 'index.html'))
  if (readFileSync(join(folder, 'index.html'), 'utf8').includes('class="draft-bar"'))
    refuse('drafts would go online')
  const tested = kept('tested')
  if (existsSync(tested) && readFileSync(tested, 'utf8') !== fingerprintFolder(folder, []))
    refuse('this is not the site that was tested')
}

/** The way of messages that the site of a folder was made for. */
export function wayOfMessages(): string {
  const site = JSON.parse(readFileSync('src/site.json', 'utf8')) as {
    deployment: { messages: { way: string } }
  }
  return site.deployment.messages.way
}

/** Where the site posts to a function, the host has to have one. */
export function needFunction(path: string): void {
  if (wayOfMessages() === 'function' && !existsSync(path)) refuse(`nothing answers /api/message: no ${path}`)
  if (wayOfMessages() === 'netlify' && !path.startsWith('netlify/'))
    refuse('nobody takes what is posted here')
}
