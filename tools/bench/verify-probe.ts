import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { percentile } from './timing.ts'

/** Milliseconds between an answer and the next call: a person who works, not a load. */
const pauseMs = 5

interface Probed {
  port: number
  token: string
}

/** Latency of a call, in milliseconds. */
export interface Latency {
  p50: number
  p99: number
  calls: number
}

/** Calls `GET /api/auth/verify` again and again, in a thread that nothing here holds up, while something else runs. */
export async function probeVerify(probed: Probed, work: () => Promise<unknown>): Promise<Latency> {
  const probe = new Worker(new URL(import.meta.url), { workerData: probed })
  await new Promise((ready, failed) => probe.once('message', ready).once('error', failed))
  await work()
  const told = new Promise<number[]>((done) => probe.once('message', done))
  probe.postMessage('end')
  const times = await told
  await probe.terminate()
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), calls: times.length }
}

function verify({ port, token }: Probed, agent: Agent): Promise<number> {
  const begun = performance.now()
  return new Promise((done, failed) => {
    const headers = { authorization: `Bearer ${token}` }
    get({ port, host: '127.0.0.1', path: '/api/auth/verify', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if (answer.statusCode === 200) done(performance.now() - begun)
        else failed(new Error(`verify answered ${answer.statusCode}`))
      })
    }).once('error', failed)
  })
}

if (!isMainThread) {
  const probed = workerData as Probed
  const agent = new Agent({ keepAlive: true })
  for (let warmUp = 0; warmUp < 50; warmUp += 1) await verify(probed, agent)
  const times: number[] = []
  const ended = new AbortController()
  parentPort?.once('message', () => ended.abort())
  parentPort?.postMessage('ready')
  while (!ended.signal.aborted) {
    times.push(await verify(probed, agent))
    await wait(pauseMs)
  }
  parentPort?.postMessage(times)
  agent.destroy()
}
