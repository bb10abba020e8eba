import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createOutboundGuard } from './outbound-guard.ts'
import { isLoopback } from './public-addresses.ts'
import { createWebhookSender } from './webhook-sender.ts'

test('a receiver in a network that EGRESS_WEBHOOK_ALLOW names is told, over http too', async () => {
  const server = createServer((_request, response) => response.writeHead(204).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  const { sendWebhook, mayReceiveWebhooks } = createWebhookSender({
    guard: createOutboundGuard({ isAllowedWebhook: isLoopback })
  })
  expect(await mayReceiveWebhooks(url)).toBe(true)
  expect(await sendWebhook(url, { headers: {}, body: '' })).toEqual({ kind: 'answered', status: 204 })
  expect(await mayReceiveWebhooks('http://10.0.0.1/')).toBe(false)
  // What no rule opens: where clouds answer a machine with its credentials.
  expect(await mayReceiveWebhooks('http://169.254.169.254/')).toBe(false)
})
