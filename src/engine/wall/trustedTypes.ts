interface TrustedTypeFactory {
  createPolicy(name: string, rules: PolicyRules): Required<PolicyRules>;
}

interface PolicyRules {
  createHTML?: (text: string) => string;
  createScriptURL?: (url: string) => string;
}

const factory = (globalThis as { trustedTypes?: TrustedTypeFactory }).trustedTypes;

/**
 * A Trusted Types policy for script URLs that lets through only what `accepts` takes; anything else throws. Where the
 * browser knows no Trusted Types, the same check guards a plain string.
 */
export function scriptUrlPolicy(name: string, accepts: (url: string) => boolean): (url: string) => string {
  return guarded(name, 'createScriptURL', accepts);
}

/** The same for markup. */
export function htmlPolicy(name: string, accepts: (text: string) => boolean): (text: string) => string {
  return guarded(name, 'createHTML', accepts);
}

function guarded(name: string, rule: keyof PolicyRules, accepts: (text: string) => boolean): (text: string) => string {
  const check = (text: string) => {
    if (!accepts(text)) throw new TypeError(`${name} refused a text that it does not know`);
    return text;
  };
  if (!factory) return check;
  const policy = factory.createPolicy(name, { [rule]: check });
  return (text) => policy[rule](text);
}
