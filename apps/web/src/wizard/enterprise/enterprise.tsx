import { enterpriseTabs, type EnterpriseTab } from '@sitewright/catalog'
import type { EnterpriseConfig } from '@sitewright/site'
import { useBuilder, useDispatch } from '../../builder/builder-context.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useFieldTab } from '../../builder/field-focus.ts'
import { StepFrame } from '../frame/step-frame.tsx'
import { useMissing } from '../use-missing.ts'
import { enterpriseMessages as messages } from './messages.ts'
import choiceStyles from '../frame/choice-list.module.css'
import styles from './enterprise.module.css'
import { EnterprisePanel } from './enterprise-panel.tsx'
import { AvailableOptions } from './available-options.tsx'
import { EnterpriseSummary } from './summary.tsx'

const items = (Object.keys(enterpriseTabs) as EnterpriseTab[]).map((value) => ({
  value,
  label: enterpriseTabs[value]
}))

/** Step 4: enterprise options, behind one switch (spec 1 §2). */
export function Enterprise() {
  const config = useBuilder((state) => state.site.enterpriseConfig)
  const dispatch = useDispatch()
  const [tab, setTab] = useFieldTab<EnterpriseTab>('authentication', {
    'enterpriseConfig.authProviders': 'authentication'
  })
  const merge = (part: Partial<EnterpriseConfig>) =>
    dispatch({ type: 'mergeEnterpriseConfig', enterpriseConfig: part })
  return (
    <StepFrame
      title={messages.title}
      lead={messages.lead}
      missing={useMissing('enterprise')}
      hint={config.enabled ? undefined : messages.offHint}
    >
      <div className={styles.master}>
        <div>
          <h2 className={choiceStyles.heading}>{messages.mode}</h2>
          <p>{messages.modeHelp}</p>
        </div>
        <Switch
          label={messages.mode}
          quiet
          checked={config.enabled}
          onChange={(enabled) => merge({ enabled })}
        />
      </div>
      {config.enabled ? (
        <>
          <Tabs label={messages.tabs} value={tab} items={items} onChange={setTab} panelClass={styles.panel}>
            <EnterprisePanel tab={tab} config={config} merge={merge} />
          </Tabs>
          <EnterpriseSummary config={config} />
        </>
      ) : (
        <AvailableOptions />
      )}
    </StepFrame>
  )
}
