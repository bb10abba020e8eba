import { messages, pickFramework } from '@sitewright/builder'
import { frameworkIds, frameworkOf, type FrameworkId } from '@sitewright/catalog'
import { useBuilder, useDispatch } from '../../builder/builder-context.tsx'
import { Switch } from '../../ui/choice.tsx'
import { StepFrame } from '../frame/step-frame.tsx'
import { useMissing } from '../use-missing.ts'
import { FrameworkCard } from './framework-card.tsx'
import { frameworkMessages } from './messages.ts'
import choiceStyles from '../frame/choice-list.module.css'
import styles from './framework.module.css'
import { toast } from '../../ui/toast.ts'

/** The third step: the framework of the project. */
export function Framework() {
  const dispatch = useDispatch()
  const selected = useBuilder((state) => state.site.selectedFramework)
  const typescript = useBuilder((state) => state.site.typescript)
  const missing = useMissing('framework')
  const { name, javascript } = frameworkOf(selected)
  const select = (id: FrameworkId) => {
    const { action, text } = pickFramework(id)
    dispatch(action)
    toast({ tone: 'success', text: text, group: 'choice' })
  }
  return (
    <StepFrame
      title={frameworkMessages.title}
      lead={frameworkMessages.lead}
      missing={missing}
      missingHint={messages.frameworkMissing}
    >
      <fieldset className={styles.list} id="selectedFramework" tabIndex={-1}>
        <legend className="vh">{frameworkMessages.legend}</legend>
        {frameworkIds.map((id) => (
          <FrameworkCard key={id} id={id} selected={id === selected} onSelect={() => select(id)} />
        ))}
      </fieldset>
      <section className={styles.language}>
        <div>
          <h2 className={choiceStyles.heading}>{frameworkMessages.typescript}</h2>
          <p className="muted">
            {javascript ? frameworkMessages.typescriptHelp : frameworkMessages.typescriptOnly(name)}
          </p>
        </div>
        <Switch
          label={frameworkMessages.typescript}
          quiet
          checked={typescript || !javascript}
          disabled={!javascript}
          onChange={(on) => dispatch({ type: 'setTypescript', typescript: on })}
        />
      </section>
    </StepFrame>
  )
}
