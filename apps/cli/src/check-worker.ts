import { parentPort, workerData } from 'node:worker_threads'
import { projectOf } from '@sitewright/project'
import { check, repair } from '@sitewright/validator'
import type { CheckJob } from './check-job.ts'

const { files, fix } = workerData as CheckJob
const project = projectOf(files)
parentPort?.postMessage(fix ? await repair(project) : await check(project))
