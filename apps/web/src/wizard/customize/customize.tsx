import type { DesignPick as Picked } from '@sitewright/builder'
import type { Customization } from '@sitewright/site'
import { useBuilder, useDispatch, useReplaceCount } from '../../builder/builder-context.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useFieldTab } from '../../builder/field-focus.ts'
import { StepFrame } from '../frame/step-frame.tsx'
import { useMissing } from '../use-missing.ts'
import { Advanced } from './advanced.tsx'
import { Colors } from './colors.tsx'
import { customizeMessages as messages } from './messages.ts'
import styles from './customize.module.css'
import { LayoutChoice } from './layout-choice.tsx'
import { LookBar } from './look-bar.tsx'
import { Typography } from './typography.tsx'
import { toast } from '../../ui/toast.ts'

/** Props of each panel of this step. */
export interface PanelProps {
  customization: Customization
  merge: (part: Partial<Customization>) => void
  /** Applies a picked card and announces it. */
  pick: (picked: Picked) => void
}

const tabs = {
  colors: { label: messages.colorsTab, Panel: Colors },
  typography: { label: messages.typographyTab, Panel: Typography },
  layout: { label: messages.layout, Panel: LayoutChoice },
  advanced: { label: messages.advancedTab, Panel: Advanced }
} as const
type TabId = keyof typeof tabs
const items = (Object.keys(tabs) as TabId[]).map((value) => ({ value, label: tabs[value].label }))

const tabOfField = {
  'customization.colorScheme': 'colors',
  'customization.primaryColor': 'colors',
  'customization.secondaryColor': 'colors',
  'customization.customCSS': 'advanced'
} as const

/**
 * Step 5, the appearance of the site (spec 1 §2). The preview beside it shows the name, the description and the rest.
 */
export function Customize() {
  const customization = useBuilder((state) => state.site.customization)
  const name = useBuilder((state) => state.site.businessInfo.businessName)
  const edition = useReplaceCount()
  const dispatch = useDispatch()
  const [tab, setTab] = useFieldTab<TabId>('colors', tabOfField)
  const { Panel } = tabs[tab]
  return (
    <StepFrame
      title={name === '' ? messages.title : messages.titleFor(name)}
      lead={messages.lead}
      missing={useMissing('customize')}
    >
      <LookBar
        customization={customization}
        merge={(part) => dispatch({ type: 'mergeCustomization', customization: part })}
      />
      <Tabs label={messages.look} value={tab} items={items} onChange={setTab} panelClass={styles.panel}>
        <Panel
          key={edition}
          customization={customization}
          merge={(part) => dispatch({ type: 'mergeCustomization', customization: part })}
          pick={({ action, text }) => {
            dispatch(action)
            toast({ tone: 'success', text: text, group: 'choice' })
          }}
        />
      </Tabs>
    </StepFrame>
  )
}
