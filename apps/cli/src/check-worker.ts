import { parentPort, workerData } from 'node:worker_threads'
import { toProject } from '@sitewright/project'
import { check, repair } from '@sitewright/validator'
import type { CheckJob } from './check-job.ts'

const { files, fix } = workerData as CheckJob
const project = toProject(files)
parentPort?.postMessage(fix ? await repair(project) : await check(project))
