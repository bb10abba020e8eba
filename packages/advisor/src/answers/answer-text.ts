import { featureOf, type FeatureId } from '@sitewright/catalog'
import type { GoalAnswer } from '@sitewright/site'
import { answerMessages as say } from '../messages.ts'

/** Features named in an answer: more would say less. */
const namesMax = 2

const isFeature = (id: string): id is FeatureId => !Object.hasOwn(say.refusedNames, id)

/** The answer to a goal as a sentence for its owner. It promises nothing that a site does not do. */
export function answerText(answer: GoalAnswer): string {
  switch (answer.is) {
    case 'features':
      return say.features(answer.features.slice(0, namesMax).map((id) => featureOf(id).name))
    case 'section':
      return say.sections[answer.section]
    case 'refused':
      return say.refused(
        answer.refused.map((id) => (isFeature(id) ? featureOf(id).name : say.refusedNames[id]))
      )
    case 'limit':
      return say.limits[answer.limit]
    case 'unread':
      return say.unread
  }
}
