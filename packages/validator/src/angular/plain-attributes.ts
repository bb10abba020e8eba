import type { AngularCompiler, DomElementSchemaRegistry as ElementRegistry } from './compiler.ts'

/** Attributes that no property of an element stands for. */
const withoutProperty = new Set(
  'async charset crossorigin download enterkeyhint fetchpriority for form formaction hreflang inputmode itemid itemprop itemref itemscope itemtype loading maxlength minlength nonce part popover popovertarget popovertargetaction role slot spellcheck translate xmlns'.split(
    ' '
  )
)

/** Attributes of Angular's own directives that neither name an element nor draw in it. */
const ofAngular =
  /^(?:ngNonBindable|ngProjectAs|ngSkipHydration|ngClass|ngStyle|ngSrc|ngSrcset|ngModel|ngForm|formControl|formControlName|formGroup|formGroupName|formArrayName|formField|field|routerLink|routerLinkActive|routerLinkActiveOptions|queryParams|queryParamsHandling|fragment|priority|fill)$/

interface Schema {
  compiler: AngularCompiler
  registry: ElementRegistry
  byElement: Map<string, ReadonlySet<string>>
}

let schema: Schema | undefined

function schemaOf(compiler: AngularCompiler): Schema {
  if (schema?.compiler !== compiler)
    schema = { compiler, registry: new compiler.DomElementSchemaRegistry(), byElement: new Map() }
  return schema
}

/** What Angular knows of the elements of HTML and their properties. */
export function elementRegistry(compiler: AngularCompiler): ElementRegistry {
  return schemaOf(compiler).registry
}

/** Whether HTML or Angular defines an attribute or a property of an element: any other may be that of a directive. */
export function isPlainAttribute(element: string, name: string, compiler: AngularCompiler): boolean {
  const lower = name.toLowerCase()
  return (
    /^(?:aria-|data-|on|jsaction)/.test(lower) ||
    withoutProperty.has(lower) ||
    ofAngular.test(name) ||
    attributesOf(element, compiler).has(lower.replaceAll('-', ''))
  )
}

/** Attributes and properties of an element, in lower case. */
function attributesOf(element: string, compiler: AngularCompiler): ReadonlySet<string> {
  const { registry, byElement } = schemaOf(compiler)
  const before = byElement.get(element)
  if (before) return before
  const names = new Set(registry.allKnownAttributesOfElement(element).map((each) => each.toLowerCase()))
  byElement.set(element, names)
  return names
}
