import { audiences, industries, industryIds, limits } from '@sitewright/catalog'
import { lengthOf, type TextField as FieldKey } from '@sitewright/site'
import { useBuilder } from '../../builder/builder-context.tsx'
import { TextAreaField, SelectField, TextField } from '../../ui/field.tsx'
import { useTextField } from '../use-text-field.ts'
import choiceStyles from '../frame/choice-list.module.css'
import styles from './business.module.css'
import { IndustryCard } from './industry-card.tsx'
import { ListField } from './list-field.tsx'

/** Length from which the counter says how many characters are left. */
const countdownFrom = limits.textMax * 0.9
const numberFormat = new Intl.NumberFormat('en')

function lengthText(text: string): string {
  const length = lengthOf(text)
  const characters = `${numberFormat.format(length)} characters`
  return length < countdownFrom
    ? characters
    : `${numberFormat.format(length)} of ${numberFormat.format(limits.textMax)} characters`
}

/** The fields of the business form (spec 1 §2, step 0). */
export function BusinessForm() {
  const industry = useBuilder((state) => state.site.businessInfo.industry)
  const description = useTextField('businessInfo.description')
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <TextField
        {...useTextField('businessInfo.businessName')}
        label="Business name"
        className={styles.wide}
        placeholder="As it stands over the door"
        autoComplete="organization"
        required
      />
      <SelectField {...useTextField('businessInfo.industry')} label="Industry" required>
        <option value="">Choose one</option>
        {industryIds.map((id) => (
          <option key={id} value={id}>
            {industries[id]}
          </option>
        ))}
      </SelectField>
      <SelectField {...useTextField('businessInfo.targetAudience')} label="Target audience" required>
        <option value="">Choose one</option>
        {audiences.map((audience) => (
          <option key={audience}>{audience}</option>
        ))}
      </SelectField>
      {industry !== '' && <IndustryCard industry={industry} />}
      <TextAreaField
        {...description}
        label="Description"
        aside={lengthText(description.value)}
        className={styles.wide}
        rows={3}
        placeholder="What you do, for whom, and what people like about it"
        required
      />
      <div className={styles.group}>
        <h2 className={choiceStyles.heading}>Where people find you</h2>
        <p>Optional</p>
      </div>
      <TextField {...useTextField('businessInfo.location')} label="Location" autoComplete="address-level2" />
      <TextField
        {...useTextField('businessInfo.website')}
        label="Website"
        aside="if you have one"
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="url"
      />
      <TextField
        {...useTextField('businessInfo.contactEmail')}
        label="E-mail"
        type="email"
        autoComplete="email"
      />
      <TextField {...useTextField('businessInfo.contactPhone')} label="Phone" type="tel" autoComplete="tel" />
      <div className={styles.group}>
        <h2 className={choiceStyles.heading}>What it has to fix</h2>
        <p>The advisor reads these word for word</p>
      </div>
      <BusinessListField field="businessInfo.currentChallenges" label="Challenges" />
      <BusinessListField field="businessInfo.businessGoals" label="Goals" />
    </form>
  )
}

function BusinessListField({ field, label }: { field: FieldKey; label: string }) {
  return <ListField {...useTextField(field)} label={label} />
}
