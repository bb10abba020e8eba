import { defineComponent, h, type VNodeArrayChildren } from 'vue'
import { useFeatures } from '../composables/useSite.ts'

type Draw = () => VNodeArrayChildren

/** The providers of the features around the site. Only those that are part of it run, also where more are known. */
export const FeatureProviders = defineComponent((_, { slots }) => {
  const features = useFeatures()
  return () =>
    features.value.reduceRight<Draw>(
      (inner, { id, Provider }) => (Provider ? () => [h(Provider, { key: id }, { default: inner })] : inner),
      () => slots['default']?.() ?? []
    )()
})
