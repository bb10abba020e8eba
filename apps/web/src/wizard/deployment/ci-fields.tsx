import { problemOfField } from '@sitewright/builder'
import { formatProblem } from '@sitewright/site'
import { ciIds, ciServices, hosts, type CiId } from '@sitewright/catalog'
import { useAnswers } from '../../builder/builder-context.tsx'
import { Switch } from '../../ui/choice.tsx'
import type { PanelProps } from './deployment.tsx'
import { deploymentMessages as messages } from './messages.ts'
import choiceStyles from '../frame/choice-list.module.css'
import styles from './deployment.module.css'

/** CI/CD: the pipeline that runs on each push, and whether it runs the tests. */
export function CiFields({ deployment, merge }: PanelProps) {
  const conflict = problemOfField(useAnswers(), 'deployment.cicd')
  const pick = (cicd: CiId | '') => merge({ cicd })
  return (
    <>
      <fieldset
        className={`${choiceStyles.group} ${styles.rows}`}
        id="deployment.cicd"
        tabIndex={-1}
        aria-describedby={conflict && 'deployment.cicd-error'}
      >
        <legend>{messages.onPush}</legend>
        <Choice
          name={messages.noCi}
          detail={messages.noCiDetail}
          checked={deployment.cicd === ''}
          onPick={() => pick('')}
        />
        {ciIds.map((id) => (
          <Choice
            key={id}
            name={ciServices[id].name}
            detail={messages.worksWith(ciServices[id].worksWith.map((host) => hosts[host].name).join(', '))}
            checked={deployment.cicd === id}
            onPick={() => pick(id)}
          />
        ))}
      </fieldset>
      <output className="err" id="deployment.cicd-error">
        {conflict && formatProblem(conflict)}
      </output>
      <div className={`${choiceStyles.option} ${styles.option}`}>
        <Switch
          label={messages.runTests}
          checked={deployment.testing}
          onChange={(testing) => merge({ testing })}
        />
      </div>
    </>
  )
}

interface ChoiceProps {
  name: string
  detail: string
  checked: boolean
  onPick: () => void
}

function Choice({ name, detail, checked, onPick }: ChoiceProps) {
  return (
    <label className={styles.row}>
      <span className={`choice ${styles.choice}`}>
        <input type="radio" name="deployment.cicd" checked={checked} onChange={onPick} />
      </span>
      <b>{name}</b>
      <span>{detail}</span>
    </label>
  )
}
