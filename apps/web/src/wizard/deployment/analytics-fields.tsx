import { problemOfField } from '@sitewright/builder'
import { formatProblem } from '@sitewright/site'
import { analyticsIds, analyticsServices, monitoringIds, monitoringServices } from '@sitewright/catalog'
import { useAnswers } from '../../builder/builder-context.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import type { PanelProps } from './deployment.tsx'
import { deploymentMessages as messages } from './messages.ts'
import choiceStyles from '../frame/choice-list.module.css'
import styles from './deployment.module.css'

function toggled<Id extends string>(list: readonly Id[], id: Id): Id[] {
  return list.includes(id) ? list.filter((each) => each !== id) : [...list, id]
}

/** Analytics, which waits for the visitor's consent, and error monitoring. */
export function AnalyticsFields({ deployment, merge }: PanelProps) {
  const conflict = problemOfField(useAnswers(), 'deployment.analytics')
  return (
    <>
      <fieldset
        className={`${choiceStyles.group} ${styles.rows}`}
        id="deployment.analytics"
        tabIndex={-1}
        aria-describedby={conflict && 'deployment.analytics-error'}
      >
        <legend>{messages.analytics}</legend>
        {analyticsIds.map((id) => (
          <div key={id} className={`${choiceStyles.option} ${styles.option}`}>
            <Checkbox
              label={analyticsServices[id].name}
              checked={deployment.analytics.includes(id)}
              onChange={() => merge({ analytics: toggled(deployment.analytics, id) })}
            />
            <span className="badge">{analyticsServices[id].price}</span>
          </div>
        ))}
        <p className="help">{messages.analyticsHelp}</p>
      </fieldset>
      <output className="err" id="deployment.analytics-error">
        {conflict && formatProblem(conflict)}
      </output>
      <fieldset className={`${choiceStyles.group} ${styles.rows}`}>
        <legend>{messages.monitoring}</legend>
        {monitoringIds.map((id) => (
          <div key={id} className={`${choiceStyles.option} ${styles.option}`}>
            <Checkbox
              label={monitoringServices[id].name}
              checked={deployment.monitoring.includes(id)}
              onChange={() => merge({ monitoring: toggled(deployment.monitoring, id) })}
            />
          </div>
        ))}
        <p className="help">{messages.monitoringHelp}</p>
      </fieldset>
    </>
  )
}
