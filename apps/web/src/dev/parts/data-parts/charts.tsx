import { useState } from 'react'
import { Chart } from '../../../ui/chart/chart.tsx'
import type { ChartData, TimeWindow } from '../../../ui/chart/chart-data.ts'
import { Button } from '../../../ui/button.tsx'
import { Example, ExampleGroup } from '../example.tsx'
import styles from './data-parts.module.css'

const start = new Date(2026, 10, 22, 5, 27).getTime() / 1000
const times = Array.from({ length: 121 }, (_, index) => start + index * 30)

function wave(level: number, swing: number, speed: number): number[] {
  return times.map(
    (_, index) => level + swing * Math.sin(index / speed) + (swing / 3) * Math.sin(index * 1.7)
  )
}

const latency = wave(170, 24, 11)
const responseTime: ChartData = {
  times,
  series: [
    { label: 'p95', values: latency.map((value, index) => (index > 84 && index < 92 ? value + 80 : value)) }
  ],
  band: { label: 'Usual', low: latency.map((value) => value - 45), high: latency.map((value) => value + 40) },
  events: [{ at: start + 2100, label: 'Deploy 2.0.14' }],
  limit: { value: 400, label: 'Alert' }
}
const usage: ChartData = {
  times,
  series: [
    { label: 'CPU', values: wave(9, 4, 7) },
    { label: 'Memory', values: wave(26, 1, 19) },
    { label: 'Disk', values: times.map((_, index) => (index > 40 && index < 60 ? null : 17)) }
  ],
  events: [{ at: start + 2100, label: 'Deploy 2.0.14' }]
}
const nothing: ChartData = { times: [], series: [{ label: 'Depth', values: [] }] }

const inMs = (value: number): string => `${Math.round(value)} ms`
const inPercent = (value: number): string => `${Math.round(value)} %`

export function Charts() {
  const [window, setWindow] = useState<TimeWindow | undefined>({ from: start + 2460, to: start + 2820 })
  const [opened] = useState(() => Date.now())
  const shared = {
    syncKey: 'parts',
    onWindow: setWindow,
    measured: { at: opened, everyMs: 30_000, source: 'event stream' },
    ...(window === undefined ? {} : { window })
  }
  return (
    <ExampleGroup title="Charts">
      <Example title="Chart: band, limit, deploy, window; three lines with a gap; nothing" wide>
        <div className={styles.columns}>
          <Chart {...shared} title="Response time, p95" data={responseTime} format={inMs} />
          <Chart {...shared} title="CPU, memory, disk" data={usage} format={inPercent}>
            <Button kind="quiet" size="sm" onClick={() => setWindow(undefined)}>
              Clear window
            </Button>
          </Chart>
          <Chart
            title="Mail queue, stale"
            data={{ times, series: [{ label: 'Mails', values: usage.series[0].values }] }}
            format={(value) => value.toFixed(0)}
            measured={{ at: opened - 960_000, everyMs: 30_000, source: 'mail relay' }}
            keys={false}
          >
            <Button size="sm">Reconnect</Button>
          </Chart>
          <Chart title="Queue depth" data={nothing} format={String} keys={false} />
        </div>
      </Example>
    </ExampleGroup>
  )
}
