/** The rest of the compiler's interface that the reading of facts uses; merged with what `strip` declares. */
declare module 'typescript' {
  export interface Block extends Node {
    readonly statements: readonly Node[];
  }
  export interface Parameter extends Node {
    readonly name: Node;
    readonly dotDotDotToken?: Node;
    readonly initializer?: Node;
  }
  export interface FunctionLike extends Node {
    readonly name?: Identifier;
    readonly modifiers?: readonly Node[];
    readonly parameters: readonly Parameter[];
    readonly body?: Node;
  }
  export interface VariableDeclaration extends Node {
    readonly name: Node;
    readonly initializer?: Node;
  }
  export interface BindingElement extends Node {
    readonly name: Node;
    readonly propertyName?: Node;
    readonly dotDotDotToken?: Node;
  }
  export interface WithExpression extends Node {
    readonly expression: Node;
  }
  export interface BinaryExpression extends Node {
    readonly left: Node;
    readonly right: Node;
    readonly operatorToken: Node;
  }
  export interface ConditionalExpression extends Node {
    readonly condition: Node;
    readonly whenTrue: Node;
    readonly whenFalse: Node;
  }
  export interface IfStatement extends Node {
    readonly expression: Node;
    readonly thenStatement: Node;
    readonly elseStatement?: Node;
  }

  export interface Compiler {
    isArrowFunction(node: Node): node is FunctionLike;
    isFunctionExpression(node: Node): node is FunctionLike;
    isMethodDeclaration(node: Node): node is FunctionLike;
    isVariableDeclaration(node: Node): node is VariableDeclaration;
    isObjectBindingPattern(node: Node): node is Node & { readonly elements: readonly BindingElement[] };
    isArrayBindingPattern(node: Node): boolean;
    isObjectLiteralExpression(node: Node): node is Node & { readonly properties: readonly Node[] };
    isArrayLiteralExpression(node: Node): node is Node & { readonly elements: readonly Node[] };
    isShorthandPropertyAssignment(node: Node): node is Node & { readonly name: Identifier };
    isSpreadAssignment(node: Node): node is WithExpression;
    isSpreadElement(node: Node): node is WithExpression;
    isComputedPropertyName(node: Node): node is WithExpression;
    isNumericLiteral(node: Node): node is StringLiteral;
    isNoSubstitutionTemplateLiteral(node: Node): node is StringLiteral;
    isTemplateExpression(
      node: Node,
    ): node is Node & { readonly head: Node & { readonly text: string }; readonly templateSpans: readonly WithExpression[] };
    isElementAccessExpression(node: Node): node is WithExpression & { readonly argumentExpression: Node };
    isNewExpression(node: Node): node is WithExpression & { readonly arguments?: readonly Node[] };
    isParenthesizedExpression(node: Node): node is WithExpression;
    isAsExpression(node: Node): node is WithExpression;
    isSatisfiesExpression(node: Node): node is WithExpression;
    isNonNullExpression(node: Node): node is WithExpression;
    isAwaitExpression(node: Node): node is WithExpression;
    isPrefixUnaryExpression(node: Node): node is Node & { readonly operator: number; readonly operand: Node };
    isPostfixUnaryExpression(node: Node): node is Node & { readonly operator: number; readonly operand: Node };
    isDeleteExpression(node: Node): node is WithExpression;
    isBinaryExpression(node: Node): node is BinaryExpression;
    isConditionalExpression(node: Node): node is ConditionalExpression;
    isReturnStatement(node: Node): node is Node & { readonly expression?: Node };
    isThrowStatement(node: Node): boolean;
    isIfStatement(node: Node): node is IfStatement;
    isBlock(node: Node): node is Block;
    isVariableStatement(node: Node): boolean;
    isExpressionStatement(node: Node): node is WithExpression;
    isTryStatement(node: Node): node is Node & { readonly tryBlock: Block; readonly catchClause?: { readonly block: Block } };
    isSwitchStatement(node: Node): boolean;
    isForOfStatement(node: Node): boolean;
  }
}
