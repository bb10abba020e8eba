// The markup of an Angular template as expressions in its class: what it reads of that, its strings, and the names of
// attributes and properties. Names that the template brings itself are `_`.
import {
  ASTWithSource,
  BindingType,
  CombinedRecursiveAstVisitor,
  ImplicitReceiver,
  Interpolation,
  parseTemplate,
  PropertyRead,
  R3TargetBinder,
  ThisReceiver,
  type AST,
  type LiteralMap,
  type LiteralPrimitive,
  type SafePropertyRead,
  type TemplateLiteral,
  type TmplAstBoundAttribute,
  type TmplAstBoundEvent,
  type TmplAstBoundText,
  type TmplAstForLoopBlock,
  type TmplAstSwitchExhaustiveCheck,
  type TmplAstTextAttribute
} from '@angular/compiler'

type BoundTemplate = ReturnType<R3TargetBinder<never>['bind']>

/** The expressions of a template. Throws with its path where it is none. */
export function templateAsScript(path: string, text: string): string[] {
  const { nodes, errors } = parseTemplate(text, path, { enableI18nLegacyMessageIdFormat: false })
  const [error] = errors ?? []
  if (error !== undefined) throw new Error(`${path}: ${error.msg}`)
  const reader = new TemplateReader(new R3TargetBinder<never>(null).bind({ template: nodes }))
  for (const node of nodes) reader.visit(node)
  return reader.found
}

class TemplateReader extends CombinedRecursiveAstVisitor {
  readonly found: string[] = []
  private readonly template: BoundTemplate
  private inClass = false

  constructor(template: BoundTemplate) {
    super()
    this.template = template
  }

  override visitTextAttribute({ name, value }: TmplAstTextAttribute): void {
    // It says where content goes, and stands on no element of the page.
    if (name !== 'ngProjectAs') this.found.push(`{ ${keyOf(name)}: ${JSON.stringify(value)} }`)
  }

  override visitBoundAttribute({ name, type, value }: TmplAstBoundAttribute): void {
    const isName = type === BindingType.Class || type === BindingType.Style
    // The compiler has a place in custom properties, `--%NS%deep`, for where an application is one of several.
    this.found.push(isName ? JSON.stringify(name.replace('%NS%', '')) : `{ ${keyOf(name)}: 0 }`)
    this.inClass = name === 'class' || name === 'ngClass'
    this.visit(value)
    this.inClass = false
  }

  override visitBoundEvent({ name, handler }: TmplAstBoundEvent): void {
    this.found.push(`{ ${keyOf(name)}: 0 }`)
    this.visit(handler)
  }

  /** Of a text only what is filled in: its words are no names. */
  override visitBoundText({ value }: TmplAstBoundText): void {
    const text = value instanceof ASTWithSource ? value.ast : value
    if (text instanceof Interpolation) this.visitAll(text.expressions, undefined)
    else this.visit(text)
  }

  override visitForLoopBlock(block: TmplAstForLoopBlock): void {
    if (block.trackBy !== null) this.visit(block.trackBy)
    super.visitForLoopBlock(block)
  }

  override visitSwitchExhaustiveCheck({ expression }: TmplAstSwitchExhaustiveCheck): void {
    if (expression !== null) this.visit(expression)
  }

  override visitPropertyRead(read: PropertyRead): void {
    this.readProperty(read)
  }

  override visitSafePropertyRead(read: SafePropertyRead): void {
    this.readProperty(read)
  }

  override visitThisReceiver(): void {
    this.found.push('this')
  }

  override visitLiteralPrimitive({ value }: LiteralPrimitive): void {
    if (typeof value === 'string') this.found.push(JSON.stringify(value))
  }

  override visitLiteralMap(map: LiteralMap, context: unknown): void {
    for (const key of map.keys)
      if (key.kind === 'property')
        this.found.push(this.inClass ? JSON.stringify(key.key) : `{ ${keyOf(key.key)}: 0 }`)
    super.visitLiteralMap(map, context)
  }

  override visitInterpolation(text: Interpolation, context: unknown): void {
    this.found.push(filledIn(text.strings))
    super.visitInterpolation(text, context)
  }

  override visitTemplateLiteral(text: TemplateLiteral, context: unknown): void {
    this.found.push(filledIn(text.elements.map((element) => element.text)))
    super.visitTemplateLiteral(text, context)
  }

  /** A member of the class, one of what that holds, or one of anything else. */
  private readProperty(read: PropertyRead | SafePropertyRead): void {
    const { name, receiver } = read
    if (receiver instanceof PropertyRead && this.isOwn(receiver))
      this.found.push(`this.${receiver.name}.${name}`)
    else if (this.isOwn(read)) this.found.push(`this.${name}`)
    else if (!(receiver instanceof ImplicitReceiver)) {
      this.found.push(`_.${name}`)
      this.visit(receiver)
    }
  }

  private isOwn(read: AST & { receiver: AST }): boolean {
    if (read.receiver instanceof ThisReceiver) return true
    return read.receiver instanceof ImplicitReceiver && this.template.getExpressionTarget(read) === null
  }
}

/** A template literal with holes. */
function filledIn(parts: readonly string[]): string {
  return `\`${parts.map((part) => part.replace(/[\\`$]/g, '\\$&')).join('${0}')}\``
}

/** A name as a key; one that is no identifier, such as that of a data attribute, is a text. */
function keyOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)
}
