import ts, { type Node } from 'typescript';
import { givenId } from './edits/givenId';
import { markerFirst } from './edits/markerFirst';
import { takenOut } from './edits/textEdit';
import { withoutOldText } from './edits/withoutOld';
import { evaluateCall, evaluateNew } from './evaluateCall';
import { DEEPEST, type Frame, memberOfKnown } from './frame';
import { either, type Known, laidOver, NOTHING, type ObjectKnown, partOf, UNKNOWN } from './known';
import type { Local } from './locals';
import { bare, isMember, memberName } from './moduleScope';
import { withoutOld } from './old';

export function evaluate(expression: Node, frame: Frame): Known {
  const node = bare(expression);
  if (ts.isIdentifier(node)) return evaluateName(node.text, frame);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return { kind: 'text', value: node.text };
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map((span) => evaluate(span.expression, frame));
    return { kind: 'sum', of: node.head.text === '' ? parts : [{ kind: 'text', value: node.head.text }, ...parts] };
  }
  if (ts.isNumericLiteral(node)) return { kind: 'number', value: Number(node.text) };
  if (node.kind === ts.SyntaxKind['NullKeyword']) return { kind: 'null' };
  if (ts.isPrefixUnaryExpression(node)) return evaluateSign(node.operator, evaluate(node.operand, frame));
  if (ts.isObjectLiteralExpression(node)) return evaluateObject(node, frame);
  if (ts.isArrayLiteralExpression(node)) return evaluateList(node.elements, frame);
  if (ts.isConditionalExpression(node)) return either([evaluate(node.whenTrue, frame), evaluate(node.whenFalse, frame)]);
  if (ts.isBinaryExpression(node)) return evaluateBinary(node.operatorToken.kind, node.left, node.right, frame);
  if (isMember(node)) {
    const name = memberName(node);
    return name === undefined ? partOf(evaluate(node.expression, frame)) : memberOfKnown(evaluate(node.expression, frame), name);
  }
  if (ts.isCallExpression(node)) return evaluateCall(node, frame, evaluate);
  if (ts.isNewExpression(node)) return evaluateNew(node, frame, evaluate);
  return UNKNOWN;
}

function evaluateSign(operator: number, value: Known): Known {
  return operator === ts.SyntaxKind['MinusToken'] && value.kind === 'number' ? { kind: 'number', value: -value.value } : UNKNOWN;
}

function evaluateBinary(operator: number, left: Node, right: Node, frame: Frame): Known {
  const kinds = ts.SyntaxKind;
  if (operator === kinds['QuestionQuestionToken'] || operator === kinds['BarBarToken']) {
    const usual = evaluate(left, frame);
    const both = either([usual, evaluate(right, frame)]);
    return both.kind === 'either' ? { ...both, usual } : both;
  }
  if (operator === kinds['AmpersandAmpersandToken']) return either([NOTHING, evaluate(right, frame)]);
  if (operator === kinds['PlusToken']) return { kind: 'sum', of: [evaluate(left, frame), evaluate(right, frame)] };
  // Only what something is taken from is still in the result.
  if (operator === kinds['MinusToken']) return { kind: 'sum', of: [evaluate(left, frame)] };
  if (operator === kinds['CommaToken'] || operator === kinds['EqualsToken']) return evaluate(right, frame);
  return UNKNOWN;
}

function evaluateList(elements: readonly Node[], frame: Frame): Known {
  const items: Known[] = [];
  const spreads: Known[] = [];
  let [any, many] = [false, false];
  for (const element of elements) {
    if (!ts.isSpreadElement(element)) items.push(evaluate(element, frame));
    else {
      const spread = evaluate(element.expression, frame);
      if (spread.kind !== 'list') {
        any = true;
        spreads.push(spread);
      } else {
        items.push(...spread.items);
        spreads.push(...spread.spreads);
        any ||= spread.any;
        many ||= spread.many;
      }
    }
  }
  return { kind: 'list', items, spreads, any, many, markerFirst: markerFirst(elements, items, frame.module) };
}

const NO_ENTRIES: ObjectKnown = { kind: 'object', line: 1, entries: new Map(), state: false, withoutState: [], giveId: [], any: false };

function evaluateObject(node: Node & { readonly properties: readonly Node[] }, frame: Frame): ObjectKnown {
  const { module } = frame;
  const { lineOf } = module;
  const giveId = givenId(node.properties, module);
  let whole: ObjectKnown = { ...NO_ENTRIES, line: lineOf(node), giveId };
  for (const [index, property] of node.properties.entries()) {
    if (ts.isSpreadAssignment(property)) {
      const spread = evaluate(property.expression, frame);
      const cut = spread.kind === 'state' ? takenOut(module, node.properties, index) : null;
      whole = laidOver(whole, spread);
      if (cut) whole = { ...whole, withoutState: [...whole.withoutState, cut] };
      continue;
    }
    const name = keyOf((property as Node & { readonly name?: Node }).name, frame);
    if (name === undefined) {
      whole = { ...whole, any: true };
      continue;
    }
    const value = ts.isPropertyAssignment(property)
      ? evaluate(property.initializer, frame)
      : ts.isShorthandPropertyAssignment(property)
        ? evaluateName(property.name.text, frame)
        : UNKNOWN;
    const gone = value.kind === 'field' && value.all && value.name === name ? takenOut(module, node.properties, index) : null;
    const inside = ts.isPropertyAssignment(property) ? withoutOldText(property.initializer, name, frame, evaluate) : [];
    const edits = gone ? [gone] : inside;
    whole = { ...whole, entries: new Map([...whole.entries, [name, { value, line: lineOf(property), always: true, withoutOld: edits }]]) };
  }
  return whole;
}

function keyOf(key: Node | undefined, frame: Frame): string | undefined {
  if (!key) return undefined;
  if (ts.isIdentifier(key) || ts.isStringLiteral(key) || ts.isNumericLiteral(key)) return key.text;
  if (!ts.isComputedPropertyName(key)) return undefined;
  const value = evaluate(key.expression, frame);
  return value.kind === 'text' ? value.value : undefined;
}

function evaluateName(name: string, frame: Frame): Known {
  if (frame.depth > DEEPEST) return UNKNOWN;
  const given = frame.parameters.get(name);
  if (given) return given;
  const local = frame.locals.get(name);
  if (local) return evaluateLocal(local, { ...frame, depth: frame.depth + 1 });
  if (frame.outer) return evaluateName(name, frame.outer);
  const constant = frame.module.constants.get(name);
  if (constant) return evaluate(constant, { ...frame, depth: frame.depth + 1 });
  if (name === 'undefined') return NOTHING;
  const imported = frame.module.imports.get(name);
  if (imported === 'END') return { kind: 'text', value: '__end__' };
  return imported === 'REMOVE_ALL_MESSAGES' ? { kind: 'text', value: '__remove_all__' } : UNKNOWN;
}

function evaluateLocal(local: Local, frame: Frame): Known {
  if (local.opaque) return UNKNOWN;
  if (local.partOf) {
    const whole = evaluate(local.partOf.whole, frame);
    return local.partOf.member === null ? UNKNOWN : memberOfKnown(whole, local.partOf.member);
  }
  const given = either(local.values.map((one) => evaluate(one, frame)));
  const value = local.shortened ? withoutOld(given) : given;
  if (local.members.length === 0) return value;
  const bases = value.kind === 'either' ? value.of : [value];
  return either(bases.map((base) => (base.kind === 'object' ? withMembers(base, local, frame) : base)));
}

function withMembers(base: ObjectKnown, local: Local, frame: Frame): ObjectKnown {
  let whole = base;
  for (const { name, value, always } of local.members) {
    if (name === undefined) {
      whole = { ...whole, any: true };
      continue;
    }
    const entry = {
      value: evaluate(value, frame),
      line: frame.module.lineOf(value),
      always: always || (whole.entries.get(name)?.always ?? false),
    };
    whole = { ...whole, entries: new Map([...whole.entries, [name, entry]]) };
  }
  return whole;
}
