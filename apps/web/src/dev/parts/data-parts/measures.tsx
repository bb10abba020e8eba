import { useState } from 'react'
import { Age } from '../../../ui/age/age.tsx'
import { Diff } from '../../../ui/diff/diff.tsx'
import { KeyHint } from '../../../ui/key-hint/key-hint.tsx'
import { Meter, StorageBar } from '../../../ui/meter/meter.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StatCard, StatStrip } from '../../../ui/stat-card.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { NoMatch } from '../../../ui/states/no-match.tsx'
import { NoPage } from '../../../ui/states/no-page.tsx'
import { PartialResult } from '../../../ui/states/partial-result.tsx'
import { statusNames, type StatusName } from '../../../ui/status-names.ts'
import { NamedStatus } from '../../../ui/named-status.tsx'
import { Example, ExampleGroup, longText } from '../example.tsx'
import styles from './data-parts.module.css'

const names = Object.keys(statusNames) as StatusName[]
const minute = 60_000

function doNothing(): void {}

export function Measures() {
  const [opened] = useState(() => Date.now())
  const measured = (ageMs: number) => ({ at: opened - ageMs, everyMs: 30_000, source: 'event stream' })
  return (
    <ExampleGroup title="Measures and states">
      <Example title="NamedStatus: each state, with a detail">
        {names.map((name) => (
          <NamedStatus key={name} name={name} />
        ))}
        <NamedStatus name="locked" detail="11 min" />
      </Example>
      <Example title="Age: new, older, stale; KeyHint">
        <Age {...measured(0)} />
        <Age {...measured(41_000)} />
        <Age {...measured(16 * minute)} />
        <KeyHint keys="mod+k" />
        <KeyHint keys="mod+shift+enter" />
        <KeyHint keys="j" />
      </Example>
      <Example title="StatStrip, StatCard: value, link, stale, not measured" wide>
        <StatStrip label="Figures">
          <StatCard label="All" value="1,284" note="in 63 tenants" measured={measured(0)} to="/dev/parts" />
          <StatCard
            label="Latency"
            value="184"
            unit="ms"
            status={<NamedStatus name="healthy" />}
            note="p95, all routes"
            measured={measured(41_000)}
          />
          <StatCard
            label="Memory"
            value="26"
            unit="%"
            status={<NamedStatus name="warning" />}
            note="74 headroom"
            measured={measured(16 * minute)}
          />
          <StatCard
            label="Mail queue"
            value={null}
            status={<NamedStatus name="no-data" />}
            note="No mail server is set up"
          />
        </StatStrip>
      </Example>
      <Example title="Panel: a frame with a head, whose content scrolls" wide>
        <Panel title="Servers" lead="Those that run">
          <p style={{ padding: 16 }}>web-1</p>
        </Panel>
      </Example>
      <Example title="Meter: healthy, warning, critical, no data, own marks; StorageBar" wide>
        <div className={styles.panel}>
          <Meter label="CPU" usage={8} note="8 of 100" />
          <Meter label="Memory" usage={26} note="2.1 of 8 GB" />
          <Meter label="Disk" usage={61} />
          <Meter label="GPU" usage={null} />
          <Meter label="Cache" usage={61} marks={{ healthy: 30, warning: 10 }} />
        </div>
        <StorageBar label="Storage of Lumen" used={20.4} limit={50} text="20.4 of 50 GB" />
        <StorageBar label="Storage of Brook" used={41.2} limit={50} text="41.2 of 50 GB" />
      </Example>
      <Example title="FailedState, NoMatch, NoPage, PartialResult" wide>
        <div className={styles.columns}>
          <div className={styles.panel}>
            <FailedState title="Figures could not be loaded" detail={longText} onRetry={doNothing} />
          </div>
          <div className={styles.panel}>
            <NoMatch
              title="No editors are suspended"
              filterCount={2}
              drop={{ label: 'Role', count: 27, onDrop: doNothing }}
              onClear={doNothing}
            />
          </div>
          <div className={styles.panel}>
            <NoPage page={10_000_000} lastPage={26} onPage={doNothing} />
          </div>
        </div>
        <PartialResult
          done={11}
          total={12}
          what="deactivated"
          kept={[{ name: 'Priya Nair', why: 'the last administrator who can sign in' }]}
          onUndo={doNothing}
        />
      </Example>
      <Example title="Diff: changed, made, nothing" wide>
        <div className={styles.panel}>
          <Diff
            label="What was changed of Dana"
            before={{ role: 'Editor', mfa: false, permissions: ['content.read'], note: null }}
            after={{ role: 'Manager', mfa: true, permissions: ['content.read', 'user.read'], note: longText }}
            fieldLabels={{ role: 'Role', mfa: 'Second factor', permissions: 'Permissions', note: 'Note' }}
          />
        </div>
        <div className={styles.panel}>
          <Diff label="What was made" before={undefined} after={{ name: 'Lumen', seats: 1200 }} />
        </div>
        <Diff label="Nothing" before={{ name: 'Lumen' }} after={{ name: 'Lumen' }} />
      </Example>
    </ExampleGroup>
  )
}
