import { complexityOf, componentCount, generationLabels, generationSeconds } from '@sitewright/builder'
import { IconCheck, IconClipboardCheck, IconLoader2 } from '@tabler/icons-react'
import { useBuilder, useSite } from '../../builder/builder-context.tsx'
import { Gauge } from '../../ui/gauge.tsx'
import { ProjectFiles } from './project-files.tsx'
import { reviewMessages as messages } from './messages.ts'
import styles from './review.module.css'

/** Figures, files and stack of the project. */
export function Overview() {
  const site = useSite()
  const complexity = complexityOf(site)
  const figures = [
    {
      value: site.selectedFeatures.length,
      unit: '',
      label: messages.features(site.selectedFeatures.length)
    },
    { value: componentCount(site), unit: '', label: messages.components },
    { value: complexity.text.replace(/\/.*/, ''), unit: '/10', label: complexity.label },
    { value: generationSeconds, unit: 's', label: messages.toGenerate }
  ]
  return (
    <>
      <div className={styles.figures}>
        {figures.map(({ value, unit, label }) => (
          <p key={label}>
            <b className="num">
              {value}
              <em>{unit}</em>
            </b>
            <span>{label}</span>
          </p>
        ))}
      </div>
      <div className={styles.split}>
        <section aria-labelledby="plan">
          <h2 id="plan">{messages.whatYouGet}</h2>
          <ProjectFiles site={site} />
        </section>
        <Labels />
      </div>
    </>
  )
}

function Labels() {
  const isGenerating = useBuilder((state) => state.isGenerating)
  const current = useBuilder((state) => state.generationStep)
  const progress = useBuilder((state) => state.generationProgress)
  const at = generationLabels.findIndex((label) => label === current)
  const reached = !isGenerating ? -1 : at < 0 ? generationLabels.length : at
  return (
    <section aria-labelledby="how">
      <h2 id="how">{isGenerating ? messages.progress : messages.howBuilt}</h2>
      <ol className={styles.labels}>
        {generationLabels.map((label, index) => (
          <li
            key={label}
            className={index < reached ? styles.done : index === reached ? styles.now : undefined}
          >
            <span>
              {index < reached ? (
                <IconCheck className="i s" aria-hidden />
              ) : index === reached ? (
                <IconLoader2 className="i s spinning" aria-hidden />
              ) : (
                index + 1
              )}
            </span>
            {label}
          </li>
        ))}
      </ol>
      {isGenerating ? (
        <Gauge big value={progress} label={messages.generation} />
      ) : (
        <p className={styles.after}>
          <IconClipboardCheck className="i s" aria-hidden />
          {messages.validated}
        </p>
      )}
    </section>
  )
}
