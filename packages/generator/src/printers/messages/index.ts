import type { MessageWayId } from '@sitewright/catalog'
import type { File } from '@sitewright/project'
import { functionHosts } from '../../messages.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { firebaseFunction } from './firebase.ts'
import { functionPackage } from './function-package.ts'
import { netlifyForm } from './netlify-form.ts'
import { phpMail } from './php.ts'

type Printer = (plan: GenerationPlan) => readonly File[]

const printers: Partial<Record<MessageWayId, Printer>> = {
  php: (plan) => [phpMail(plan)],
  netlify: (plan) => [netlifyForm(plan)],
  function: (plan) => {
    const hosts = functionHosts(plan.site)
    if (hosts.includes('firebase')) return firebaseFunction(plan)
    return hosts.includes('aws') ? [functionPackage(plan)] : []
  }
}

/**
 * Documents that the delivery of messages needs beside the pages. The functions of other hosts are copied, see
 * entry-points.ts.
 */
export function messageDocuments(plan: GenerationPlan): readonly File[] {
  return printers[plan.site.deployment.messages.way]?.(plan) ?? []
}
