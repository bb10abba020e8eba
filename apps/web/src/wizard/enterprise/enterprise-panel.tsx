import {
  authProviders,
  databases,
  deploymentPlatforms,
  enterpriseOptionIds,
  enterpriseOptions,
  type EnterpriseOptionId,
  type EnterpriseTab
} from '@sitewright/catalog'
import type { EnterpriseConfig } from '@sitewright/site'
import { Switch } from '../../ui/choice.tsx'
import { enterpriseMessages as messages } from './messages.ts'
import choiceStyles from '../frame/choice-list.module.css'
import styles from './enterprise.module.css'
import { OptionList, type OptionListProps } from './option-list.tsx'

interface PanelProps {
  tab: EnterpriseTab
  config: EnterpriseConfig
  merge: (part: Partial<EnterpriseConfig>) => void
}

/** The panel of a tab: its option list, where it has one, and its switches by group. */
export function EnterprisePanel({ tab, config, merge }: PanelProps) {
  const ids = enterpriseOptionIds.filter((id) => enterpriseOptions[id].tab === tab)
  const groups = [...new Set(ids.map((id) => enterpriseOptions[id].group))]
  const options = findOptionList(tab, config, merge)
  return (
    <>
      {options && <OptionList {...options} />}
      {groups.map((group) => (
        <fieldset key={group} className={choiceStyles.group}>
          <legend>{group}</legend>
          {ids
            .filter((id) => enterpriseOptions[id].group === group)
            .map((id) => (
              <Option key={id} id={id} checked={config[id]} onChange={(on) => merge({ [id]: on })} />
            ))}
        </fieldset>
      ))}
    </>
  )
}

function Option({
  id,
  checked,
  onChange
}: {
  id: EnterpriseOptionId
  checked: boolean
  onChange: (on: boolean) => void
}) {
  return (
    <div className={`${choiceStyles.option} ${styles.option}`}>
      <Switch label={enterpriseOptions[id].name} checked={checked} onChange={onChange} />
    </div>
  )
}

function toOptions<Id extends string>(table: Record<Id, { name: string }>): { id: Id; name: string }[] {
  return (Object.keys(table) as Id[]).map((id) => ({ id, name: table[id].name }))
}

function toggled<Id extends string>(list: readonly Id[], id: Id): Id[] {
  return list.includes(id) ? list.filter((each) => each !== id) : [...list, id]
}

/** The option list of a tab: several providers or platforms, or one database. */
function findOptionList(
  tab: EnterpriseTab,
  config: EnterpriseConfig,
  merge: PanelProps['merge']
): OptionListProps | undefined {
  if (tab === 'authentication') {
    return {
      field: 'enterpriseConfig.authProviders',
      legend: messages.providers,
      kind: 'several',
      options: toOptions(authProviders),
      chosen: config.authProviders,
      onPick: (id) =>
        merge({ authProviders: toggled(config.authProviders, id as (typeof config.authProviders)[number]) })
    }
  }
  if (tab === 'database') {
    return {
      field: 'enterpriseConfig.database',
      legend: messages.database,
      kind: 'one',
      options: [{ id: '', name: messages.none }, ...toOptions(databases)],
      chosen: [config.database],
      onPick: (id) => merge({ database: id as typeof config.database })
    }
  }
  if (tab === 'deployment') {
    return {
      field: 'enterpriseConfig.deploymentPlatforms',
      legend: messages.platforms,
      kind: 'several',
      options: toOptions(deploymentPlatforms),
      chosen: config.deploymentPlatforms,
      onPick: (id) =>
        merge({
          deploymentPlatforms: toggled(
            config.deploymentPlatforms,
            id as (typeof config.deploymentPlatforms)[number]
          )
        })
    }
  }
  return undefined
}
