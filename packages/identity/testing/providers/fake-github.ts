import { createHash } from 'node:crypto'
import { testClient } from './client.ts'
import {
  readBody,
  json,
  localServer,
  send,
  type LocalAnswer,
  type LocalServer
} from '@sitewright/kernel/testing/local-server'

/** A GitHub account. */
export interface GithubAccount {
  user: Readonly<Record<string, unknown>>
  emails: readonly { email: string; primary: boolean; verified: boolean }[]
}

/** Fake GitHub Enterprise server: its endpoints, responses and errors. */
export async function fakeGithub(account: GithubAccount): Promise<LocalServer> {
  const grants = new Map<string, string>()
  const own = { address: '' }

  function exchange(form: URLSearchParams): LocalAnswer {
    const code = form.get('code') ?? ''
    const challenge = grants.get(code)
    grants.delete(code)
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (form.get('client_secret') !== testClient.secret)
      return json({ error: 'incorrect_client_credentials' })
    if (challenge !== proof) return json({ error: 'bad_verification_code' })
    return json({ access_token: 'gho_test', scope: 'read:user,user:email', token_type: 'bearer' })
  }

  const server = await localServer(async (request, response) => {
    const url = new URL(request.url ?? '', own.address)
    const query = url.searchParams
    if (url.pathname === '/login/oauth/authorize') {
      const code = `code-${grants.size}`
      grants.set(code, query.get('code_challenge') ?? '')
      const back = new URL(query.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', query.get('state') ?? '')
      back.searchParams.set('iss', `${own.address}/login/oauth`)
      return send(response, { status: 302, headers: { location: back.href } })
    }
    if (url.pathname === '/login/oauth/access_token')
      return send(response, exchange(new URLSearchParams(await readBody(request))))
    if (request.headers.authorization !== 'Bearer gho_test') return send(response, json({}, 401))
    if (url.pathname === '/api/v3/user') return send(response, json(account.user))
    if (url.pathname === '/api/v3/user/emails') return send(response, json(account.emails))
    return send(response, json({}, 404))
  })
  own.address = server.address
  return server
}
