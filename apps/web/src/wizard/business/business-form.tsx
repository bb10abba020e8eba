import { audiences, industries, industryIds } from '@sitewright/catalog'
import type { BusinessInfo } from '@sitewright/site'
import { AreaField, SelectField, TextField } from '../../ui/field.tsx'
import styles from './business.module.css'
import { IndustryCard } from './industry-card.tsx'
import { LinesField } from './lines-field.tsx'

interface BusinessFormProps {
  draft: BusinessInfo
  problemOf: (key: keyof BusinessInfo) => string | undefined
  onChange: (part: Partial<BusinessInfo>) => void
  onLeave: (key: keyof BusinessInfo) => void
}

/** Every field of the business form (spec 1 §2, step 0). */
export function BusinessForm({ draft, problemOf, onChange, onLeave }: BusinessFormProps) {
  const wire = (key: keyof BusinessInfo) => ({
    id: `businessInfo.${key}`,
    error: problemOf(key),
    onBlur: () => onLeave(key)
  })
  const text = (key: keyof BusinessInfo) => ({
    ...wire(key),
    value: String(draft[key]),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [key]: event.currentTarget.value })
  })
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <TextField
        {...text('businessName')}
        label="Business name"
        className={styles.wide}
        placeholder="As it stands over the door"
        autoComplete="organization"
        required
      />
      <SelectField {...text('industry')} label="Industry" required>
        <option value="">Choose one</option>
        {industryIds.map((id) => (
          <option key={id} value={id}>
            {industries[id]}
          </option>
        ))}
      </SelectField>
      <SelectField {...text('targetAudience')} label="Target audience" required>
        <option value="">Choose one</option>
        {audiences.map((audience) => (
          <option key={audience}>{audience}</option>
        ))}
      </SelectField>
      {draft.industry !== '' && <IndustryCard industry={draft.industry} />}
      <AreaField
        {...text('description')}
        label="Description"
        aside={`${draft.description.length.toLocaleString('en')} characters`}
        className={styles.wide}
        rows={3}
        placeholder="What you do, for whom, and what people like about it"
        required
      />
      <div className={styles.group}>
        <h2>Where people find you</h2>
        <p>Optional</p>
      </div>
      <TextField {...text('location')} label="Location" autoComplete="address-level2" />
      <TextField
        {...text('website')}
        label="Website"
        aside="if you have one"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="url"
      />
      <TextField {...text('contactEmail')} label="E-mail" type="email" autoComplete="email" />
      <TextField {...text('contactPhone')} label="Phone" type="tel" autoComplete="tel" />
      <div className={styles.group}>
        <h2>What it has to fix</h2>
        <p>The advisor reads these word for word</p>
      </div>
      <LinesField
        {...wire('currentChallenges')}
        label="Challenges"
        value={draft.currentChallenges}
        onChange={(currentChallenges) => onChange({ currentChallenges })}
      />
      <LinesField
        {...wire('businessGoals')}
        label="Goals"
        value={draft.businessGoals}
        onChange={(businessGoals) => onChange({ businessGoals })}
      />
    </form>
  )
}
