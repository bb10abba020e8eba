// The journeys that every engine has to carry: an owner's, a visitor's, somebody's with an account and an administrator's.
// Chromium has the whole suites; here is what depends on the engine: cookies, workers, downloads, storage, focus.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { stepAt, stepIndex, steps } from '@sitewright/builder'
import { industries } from '@sitewright/catalog'
import { dentist } from '@sitewright/site'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startAccountServer, type AccountServer } from '../../apps/web/e2e/models/account-server.ts'
import { findInZip } from '../../apps/web/e2e/models/find-in-zip.ts'
import { administrator, administratorEnv } from '../../apps/web/e2e/models/administrator.ts'
import { changeEverything, deploySite, type DeployedSite } from '../../templates/e2e/models/deployed-site.ts'
import { receiverPort } from '../ports.ts'
import { root } from '../root.ts'
import { wholeSuiteFramework } from '../template/rotation.ts'
import type { Engine } from './engine.ts'
import { personsWindow, type PersonsWindow } from './window.ts'

const pictures = join(root, 'build/engines')

/** Runs the journeys in an engine. */
export function testEngine(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine
    let person: PersonsWindow
    let server: AccountServer
    let site: DeployedSite

    beforeAll(async () => {
      mkdirSync(pictures, { recursive: true })
      ;[engine, server, site] = await Promise.all([
        start(),
        startAccountServer(administratorEnv),
        deploySite('delivering', wholeSuiteFramework)
      ])
      person = personsWindow(engine)
      await engine.resize(1440, 900)
    })
    afterAll(async () => {
      await engine.close()
      await server.close()
      site.close()
    })

    /** Who registers; each attempt is somebody else, since the server keeps who came before. */
    let attempts = 0
    let maya = { email: '', lastName: '' }
    const signOut = async (): Promise<void> => {
      await engine
        .run(
          `return fetch('/api/auth/logout', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-requested-with': 'sitewright' },
            body: '{}'
          }).then(() => true)`
        )
        .catch(() => undefined)
    }

    const picture = (what: string): Promise<void> =>
      engine.saveScreenshot(join(pictures, `${name.toLowerCase()}-${what}.png`))
    /** Errors of the attempts before. */
    let earlier = 0
    beforeEach(() => {
      earlier = engine.errors?.().length ?? 0
    })
    const expectNoErrors = (): void => expect((engine.errors?.() ?? []).slice(earlier)).toEqual([])

    test('an owner goes from the first field to the zip', async () => {
      const { businessInfo } = dentist
      await engine.open(`${server.origin}/builder/business`)
      await engine.run(`
        window.blobs = new Map()
        const create = URL.createObjectURL
        URL.createObjectURL = (blob) => {
          const address = create.call(URL, blob)
          window.blobs.set(address, blob)
          return address
        }`)
      await person.fill('Business name', businessInfo.businessName)
      if (businessInfo.industry !== '') await person.choose('Industry', industries[businessInfo.industry])
      await person.choose('Target audience', businessInfo.targetAudience)
      await person.fill('Description', businessInfo.description)
      await person.fill('Location', businessInfo.location)
      await person.fill('E-mail', businessInfo.contactEmail)
      for (const { id } of steps.slice(0, -1)) {
        await person.until(`the step ${id}`, 'return location.pathname === arguments[0]', `/builder/${id}`)
        if (id === 'deployment') await person.click('checkbox', /^Netlify/)
        if (id === 'features') await picture('features')
        await person.click('button', stepAt(stepIndex(id)).action)
      }
      await person.click('button', stepAt(stepIndex('review')).action)
      await person.click('button', 'Skip ahead')
      await person.see('h1', `${businessInfo.businessName} is ready`)
      await picture('download')
      // Where the browser puts a file is its own affair: the zip that it is offered is looked at.
      await engine.run(`
        HTMLAnchorElement.prototype.click = function () {
          const reader = new FileReader()
          reader.onload = () => { window.zip = reader.result }
          reader.readAsDataURL(window.blobs.get(this.href))
        }`)
      await person.click('button', 'Download Project')
      await person.until('the zip', 'return typeof window.zip === "string"')
      const zip = String(await engine.run('return window.zip'))
      const bytes = Buffer.from(zip.slice(zip.indexOf(',') + 1), 'base64')
      expect(findInZip(bytes, 'src/site.json')).toContain(businessInfo.businessName)
      expectNoErrors()
    })

    test('whoever signs in at localhost stays signed in after a reload', async () => {
      attempts += 1
      maya = { email: `maya-${attempts}@example.com`, lastName: `Okafor-${attempts}` }
      await signOut()
      await engine.open(`${server.origin}/auth/register`)
      await person.fill('First name', 'Maya')
      await person.fill('Last name', maya.lastName)
      await person.fill('Email', maya.email)
      await person.fill('Password', 'plumb line larch')
      await person.fill('Confirm password', 'plumb line larch')
      await person.click('checkbox', /I agree/)
      await person.click('button', 'Create account')
      await person.until('an account', 'return !location.pathname.startsWith("/auth/register")')
      await engine.open(`${server.origin}/auth/profile`)
      await person.see('body', maya.email)
      await engine.reload()
      await person.see('body', maya.email)
      expect(await engine.run('return location.pathname')).toBe('/auth/profile')
      await picture('profile')
      expectNoErrors()
    })

    test('an administrator edits somebody, and looks at the sign-in settings', async () => {
      await signOut()
      await engine.open(`${server.origin}/admin`)
      await person.fill('Email', administrator.email)
      await person.fill('Password', administrator.password)
      await person.click('button', 'Sign in')
      await person.until('the dashboard', 'return location.pathname === "/admin/dashboard"')
      await engine.open(`${server.origin}/admin/users`)
      await person.click('button', `Actions for Maya ${maya.lastName}`)
      await person.click('menuitem', /^Edit/)
      await person.see('[role=dialog]', 'Edit user')
      maya.lastName = `${maya.lastName}-Adeyemi`
      await person.fill('Last name', maya.lastName)
      await person.click('button', 'Save')
      await person.see('tbody', `Maya ${maya.lastName}`)
      await engine.reload()
      await person.see('tbody', `Maya ${maya.lastName}`)
      await picture('users')
      await engine.open(`${server.origin}/admin/auth-settings`)
      await person.see('main', 'Google')
      await picture('auth-settings')
      expectNoErrors()
    })

    test('a visitor writes a message, reads on without a network, and takes the next version', async () => {
      await engine.resize(390, 844)
      await engine.open(`${site.address}/contact`)
      await person.fill('Name', 'Noor')
      await person.fill('Email', 'noor@example.org')
      await person.fill(/^Subject/, name)
      await person.fill('Message', 'Do you see children?')
      await person.click('button', 'Send message')
      await person.until(
        'the receipt',
        'return /thank you|message sent/i.test(document.querySelector("main").innerText)'
      )
      const inbox = await (await fetch(`http://localhost:${receiverPort}/inbox`)).json()
      expect(inbox).toContainEqual(expect.objectContaining({ subject: name, email: 'noor@example.org' }))
      await picture('receipt')
      await engine.run('navigator.serviceWorker.ready.then(() => { window.isReady = true })')
      await person.until('the service worker', 'return window.isReady === true')

      site.goAway()
      await engine.open(`${site.address}/services`)
      await person.until(
        'a page that was kept',
        'return document.querySelector("h1")?.textContent.length > 0'
      )
      expect(await engine.run('return navigator.serviceWorker.controller !== null')).toBe(true)
      await engine.open(`${site.address}/no-such-page`)
      await person.see('h1', 'App offline')
      await picture('offline')
      await site.comeBack()

      const next = site.version()
      changeEverything(next)
      await next.seal()
      site.deploy(next)
      await engine.open(site.address)
      await person.click('button', 'Reload')
      await person.until(
        'the next version',
        'return document.querySelector(\'main[data-version="next"]\') !== null'
      )
      await picture('next-version')
    })
  })
}
