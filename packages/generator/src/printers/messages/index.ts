import type { MessageWayId } from '@sitewright/catalog'
import type { File } from '@sitewright/project'
import { functionHosts } from '../../messages.ts'
import type { GenerationPlan } from '../../generation-plan.ts'
import { firebaseFunction } from './firebase.ts'
import { functionPackage } from './function-package.ts'
import { netlifyForm } from './netlify-form.ts'
import { phpMail } from './php.ts'

type Printer = (order: GenerationPlan) => readonly File[]

const printers: Partial<Record<MessageWayId, Printer>> = {
  php: (order) => [phpMail(order)],
  netlify: () => [netlifyForm()],
  function: (order) => {
    const hosts = functionHosts(order.site)
    if (hosts.includes('firebase')) return firebaseFunction(order)
    return hosts.includes('aws') ? [functionPackage(order)] : []
  }
}

/** What the way of messages needs beside the pages. The functions of other hosts are copied, see entry-points.ts. */
export function messageDocuments(order: GenerationPlan): readonly File[] {
  return printers[order.site.deployment.messages.way]?.(order) ?? []
}
