// The ways that a project brings with it: Netlify's form, the function of each host, the PHP file, and a server.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findText, type Project } from '../../packages/project/src/index.ts'
import { isAccepted, netlifyForm } from '../../templates/domain/backend/post-form.ts'
import { addFields } from '../../templates/site-build/finish-site.ts'
import { freePort } from '../free-port.ts'
import { servers, type Handler, type HostId } from './hosts.ts'
import { startMailApi } from './mail-api.ts'
import { delayIfLate, json, serve, type ReceivedMessage, type ReceiverBehaviour } from './receiver.ts'
import type { WayToStart } from './way.ts'

/** Where each host looks for its function. */
const functions: Readonly<Record<HostId, string>> = {
  vercel: 'api/message.js',
  netlify: 'netlify/functions/message.js',
  firebase: 'message/index.js',
  aws: 'message/aws.js'
}

/** The printed function of a host, called as the host calls it, with a mail service on this machine. */
export const functionWay = (host: HostId, project: () => Project): WayToStart => ({
  name: `a function on ${host}`,
  start: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'function-'))
    write(project(), folder, ['message/', 'api/', 'netlify/'])
    if (host === 'firebase') sdkIn(folder)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const api = await startMailApi()
    Object.assign(process.env, {
      MAIL_API: api.address,
      MAIL_TO: 'owner@kestrel.example',
      RESEND_API_KEY: api.key
    })
    const handler = (await import(pathToFileURL(join(folder, functions[host])).href)) as Handler
    const server = await servers[host](handler)
    return {
      name: host,
      to: { address: `${server.address}/api/message`, ours: true, taken: isAccepted },
      refusal: 'The mail service refused the message.',
      once: true,
      inbox: api.inbox,
      behave: api.behave,
      stop: async () => {
        await Promise.all([server.stop(), api.stop()])
        rmSync(folder, { recursive: true })
      }
    }
  }
})

/** The entry of Firebase's SDK that the function names: it hands the handler to the host as it is. */
function sdkIn(folder: string): void {
  const sdk = join(folder, 'node_modules/firebase-functions')
  mkdirSync(sdk, { recursive: true })
  writeFileSync(join(sdk, 'package.json'), '{ "type": "module", "exports": { "./https": "./https.js" } }')
  writeFileSync(join(sdk, 'https.js'), 'export const onRequest = (options, handler) => handler\n')
}

/** The PHP file, run by PHP itself, whose sendmail is a script that keeps what it is given. */
export const phpWay = (project: () => Project): WayToStart => ({
  name: 'a PHP file',
  start: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'php-'))
    const [site, mails, temp] = ['site', 'mails', 'temp'].map((name) => {
      mkdirSync(join(folder, name))
      return join(folder, name)
    }) as [string, string, string]
    writeFileSync(join(site, 'mail.php'), findText(project(), 'public/mail.php') ?? '')
    const behaviour = join(folder, 'behaviour')
    const sendmail = join(folder, 'sendmail')
    writeFileSync(behaviour, 'take')
    writeFileSync(
      sendmail,
      `#!/bin/sh\n[ "$(cat ${behaviour})" = refuse ] && exit 1\ncat > "${mails}/$$-$(date +%s%N)"\n[ "$(cat ${behaviour})" = late ] && sleep 1.5\nexit 0\n`,
      { mode: 0o755 }
    )
    const port = await freePort()
    const settings = [`sendmail_path=${sendmail}`, `sys_temp_dir=${temp}`].flatMap((each) => ['-d', each])
    const php = spawn('php', [...settings, '-S', `127.0.0.1:${port}`, '-t', site], {
      stdio: 'ignore',
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true
    })
    const address = `http://127.0.0.1:${port}/mail.php`
    await answers(address)
    const inbox = (): readonly ReceivedMessage[] =>
      readdirSync(mails).map((name) => mailIn(readFileSync(join(mails, name))))
    return {
      name: 'php',
      to: { address, ours: true, taken: isAccepted },
      refusal: 'The mail server refused the message.',
      once: true,
      inbox,
      behave: (next) => writeFileSync(behaviour, next === 'break' ? 'refuse' : next),
      stop: async () => {
        if (php.pid !== undefined) process.kill(-php.pid)
        rmSync(folder, { recursive: true })
      }
    }
  }
})

/** Netlify's forms as documented: a form that its build found in the HTML takes a urlencoded POST with its name. */
export const netlifyWay = (project: () => Project): WayToStart => ({
  name: 'Netlify Forms',
  start: async () => {
    // The build of the site writes what its form asks for into the file; here, with the field that is added.
    const skeleton = addFields(findText(project(), 'public/__forms.html') ?? '', ['name', 'company'])
    const name = /<form[^>]*\sname="([^"]+)"[^>]*\sdata-netlify="true"/.exec(skeleton)?.[1]
    const trap = /netlify-honeypot="([^"]+)"/.exec(skeleton)?.[1] ?? ''
    const known = new Set(
      [...skeleton.matchAll(/<(?:input|textarea)[^>]*\sname="([^"]+)"/g)].map((found) => found[1])
    )
    const inbox: ReceivedMessage[] = []
    let behaviour: ReceiverBehaviour = 'take'
    const server = await serve(async ({ path, headers, body }, response) => {
      const id = { 'x-nf-request-id': '01J' }
      const form = new URLSearchParams(body.toString())
      const urlencoded = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
      const found = path === '/__forms.html' && urlencoded && form.get('form-name') === name
      if (!found || behaviour === 'refuse') return void response.writeHead(404, id).end('<h1>Page not found')
      if (behaviour === 'break') return void response.writeHead(502, id).end()
      // A field that the form of the build does not have is dropped.
      const kept = new URLSearchParams([...form].filter(([field]) => known.has(field)))
      if ((form.get(trap) ?? '') === '')
        inbox.push({
          email: kept.get('email') ?? '',
          subject: kept.get('subject') ?? '',
          text: [kept.get('message'), kept.get('company')].join('\n'),
          headers: [...kept.keys()]
        })
      await delayIfLate(behaviour)
      return void response.writeHead(200, { ...id, 'Content-Type': 'text/html' }).end('<h1>Thank you')
    })
    return {
      name: 'netlify',
      to: netlifyForm(server.address),
      once: false,
      inbox: () => inbox,
      behave: (next) => void (behaviour = next),
      stop: server.stop
    }
  }
})

/** A server of the owner's that keeps to the contract of openapi.json. */
export const serverWay: WayToStart = {
  name: 'an own server',
  start: async () => {
    const inbox = new Map<string, ReceivedMessage>()
    let behaviour: ReceiverBehaviour = 'take'
    const server = await serve(async ({ path, headers, body }, response) => {
      if (behaviour === 'refuse') return json(response, 422, { title: 'No.' })
      if (behaviour === 'break') return json(response, 500, {})
      const {
        email,
        subject = '',
        message = '',
        notes = '',
        company = ''
      } = JSON.parse(body.toString()) as Record<string, string>
      const key = String(headers['idempotency-key'])
      inbox.set(key, {
        email: email ?? '',
        subject,
        text: [message || notes, company].join('\n'),
        headers: [path]
      })
      await delayIfLate(behaviour)
      return json(response, 201, { id: key })
    })
    return {
      name: 'server',
      server: server.address,
      once: true,
      inbox: () => [...inbox.values()],
      behave: (next) => void (behaviour = next),
      stop: server.stop
    }
  }
}

function write(project: Project, folder: string, below: readonly string[]): void {
  for (const path of project.keys()) {
    if (!below.some((start) => path.startsWith(start))) continue
    const target = join(folder, path)
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, findText(project, path) ?? '')
  }
}

/** A mail as sendmail is given it: headers, an empty line, a body in base64. */
function mailIn(bytes: Buffer): ReceivedMessage {
  const [head = '', ...rest] = bytes.toString().split(/\r?\n\r?\n/)
  const headers = head.split(/\r?\n(?![ \t])/)
  const header = (name: string): string =>
    headers.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  const subject = header('Subject')
    .replace(/\r?\n\s/g, '')
    .replace(/\?==\?/g, '?= =?')
  return {
    email: header('Reply-To'),
    subject: subject.startsWith('=?')
      ? subject
          .split(/\s+/)
          .map((word) => Buffer.from(word.slice('=?UTF-8?B?'.length, -2), 'base64').toString())
          .join('')
      : subject,
    text: Buffer.from(rest.join('\n\n'), 'base64').toString(),
    headers
  }
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await fetch(address)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(`Nothing answers at ${address}. Is PHP installed? node tools/setup.mjs --with-browser`)
}
