import { enterpriseTabs, type EnterpriseTab } from '@sitewright/catalog'
import type { EnterpriseConfig } from '@sitewright/site'
import { useBuilder, useDispatch } from '../../builder/builder-context.tsx'
import { Switch } from '../../ui/choice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useFieldTab } from '../frame/field-focus.ts'
import { StepFrame } from '../frame/step-frame.tsx'
import { useMissing } from '../use-missing.ts'
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
      title="Enterprise configuration"
      lead="For sites with a server of their own. The project gets its contract, its database schema and the files to run it."
      missing={useMissing('enterprise')}
      hint={config.enabled ? undefined : 'Off: go on if you need none of it'}
    >
      <div className={styles.master}>
        <div>
          <h2 className={choiceStyles.heading}>Enterprise Mode</h2>
          <p>Sign-in providers, a database, APIs, monitoring and deployment.</p>
        </div>
        <Switch
          label="Enterprise Mode"
          quiet
          checked={config.enabled}
          onChange={(enabled) => merge({ enabled })}
        />
      </div>
      {config.enabled ? (
        <>
          <Tabs
            label="Enterprise options"
            value={tab}
            items={items}
            onChange={setTab}
            panelClass={styles.panel}
          >
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
