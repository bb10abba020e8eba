import { file, type File } from '@sitewright/project'
import type { GenerationPlan } from '../../generation-plan.ts'
import { functionPackage } from './function-package.ts'

/** Firebase: the function beside the shared mail.js, and the package that it is deployed as. */
export function firebaseFunction(plan: GenerationPlan): File[] {
  return [
    file('message/index.js', `${lines.join('\n')}\n`),
    functionPackage(plan, { 'firebase-functions': firebaseFunctions })
  ]
}

const firebaseFunctions = '7.4.0'

const lines = [
  "import { onRequest } from 'firebase-functions/https'",
  "import { receive } from './mail.js'",
  '',
  '/** Firebase: takes a message at /api/message, where firebase.json leads it. */',
  "export const message = onRequest({ secrets: ['RESEND_API_KEY'] }, async (asked, answer) => {",
  "  if (asked.method !== 'POST') return void answer.sendStatus(405)",
  '  const { headers, rawBody, ip } = asked',
  "  const request = new Request('https://site/api/message', { method: 'POST', headers, body: rawBody })",
  '  const { status, headers: sent, body } = await receive(request, ip)',
  '  answer.writeHead(status, Object.fromEntries(sent))',
  '  return void answer.end(await new Response(body).text())',
  '})'
]
