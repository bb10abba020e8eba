import { useEffect, useState } from 'react'
import type { ApiDocument, JsonSchema } from './api-document.ts'
import { createSchemaCheck, type SchemaCheck } from './schema-check.ts'

/** The check of values against a schema; undefined until it is loaded, and without a schema. */
export function useSchemaCheck(
  schema: JsonSchema | undefined,
  document: ApiDocument
): SchemaCheck | undefined {
  const [loaded, setLoaded] = useState<{ schema: JsonSchema; check: SchemaCheck }>()
  useEffect(() => {
    if (schema === undefined) return
    let isLeft = false
    const load = async (): Promise<void> => {
      const check = await createSchemaCheck(schema, document)
      if (!isLeft) setLoaded({ schema, check })
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [schema, document])
  return loaded?.schema === schema ? loaded?.check : undefined
}
