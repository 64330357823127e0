export const id = 940;

export const ids = [ 940 ];

export const modules = {
 217: function(__unused_webpack_module, exports) {
  !function(global, factory) {
   factory(exports);
  }(0, function(exports) {
   const semver = /^[v^~<>=]*?(\d+)(?:\.([x*]|\d+)(?:\.([x*]|\d+)(?:\.([x*]|\d+))?(?:-([\da-z\-]+(?:\.[\da-z\-]+)*))?(?:\+[\da-z\-]+(?:\.[\da-z\-]+)*)?)?)?$/i;
   const validateAndParse = version => {
    if ("string" != typeof version) throw new TypeError("Invalid argument expected string");
    const match = version.match(semver);
    if (!match) throw new Error(`Invalid argument not valid semver ('${version}' received)`);
    match.shift();
    return match;
   };
   const isWildcard = s => "*" === s || "x" === s || "X" === s;
   const tryParse = v => {
    const n = parseInt(v, 10);
    return isNaN(n) ? v : n;
   };
   const forceType = (a, b) => typeof a != typeof b ? [ String(a), String(b) ] : [ a, b ];
   const compareStrings = (a, b) => {
    if (isWildcard(a) || isWildcard(b)) return 0;
    const [ap, bp] = forceType(tryParse(a), tryParse(b));
    if (ap > bp) return 1;
    if (ap < bp) return -1;
    return 0;
   };
   const compareSegments = (a, b) => {
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
     const r = compareStrings(a[i] || "0", b[i] || "0");
     if (0 !== r) return r;
    }
    return 0;
   };
   const compareVersions = (v1, v2) => {
    const n1 = validateAndParse(v1);
    const n2 = validateAndParse(v2);
    const p1 = n1.pop();
    const p2 = n2.pop();
    const r = compareSegments(n1, n2);
    if (0 !== r) return r;
    if (p1 && p2) return compareSegments(p1.split("."), p2.split(".")); else if (p1 || p2) return p1 ? -1 : 1;
    return 0;
   };
   const compare = (v1, v2, operator) => {
    assertValidOperator(operator);
    const res = compareVersions(v1, v2);
    return operatorResMap[operator].includes(res);
   };
   const operatorResMap = {
    ">": [ 1 ],
    ">=": [ 0, 1 ],
    "=": [ 0 ],
    "<=": [ -1, 0 ],
    "<": [ -1 ],
    "!=": [ -1, 1 ]
   };
   const allowedOperators = Object.keys(operatorResMap);
   const assertValidOperator = op => {
    if ("string" != typeof op) throw new TypeError("Invalid operator type, expected string but got " + typeof op);
    if (-1 === allowedOperators.indexOf(op)) throw new Error(`Invalid operator, expected one of ${allowedOperators.join("|")}`);
   };
   const satisfies = (version, range) => {
    if ((range = range.replace(/([><=]+)\s+/g, "$1")).includes("||")) return range.split("||").some(r => satisfies(version, r)); else if (range.includes(" - ")) {
     const [a, b] = range.split(" - ", 2);
     return satisfies(version, `>=${a} <=${b}`);
    } else if (range.includes(" ")) return range.trim().replace(/\s{2,}/g, " ").split(" ").every(r => satisfies(version, r));
    const m = range.match(/^([<>=~^]+)/);
    const op = m ? m[1] : "=";
    if ("^" !== op && "~" !== op) return compare(version, range, op);
    const [v1, v2, v3, , vp] = validateAndParse(version);
    const [r1, r2, r3, , rp] = validateAndParse(range);
    const v = [ v1, v2, v3 ];
    const r = [ r1, null != r2 ? r2 : "x", null != r3 ? r3 : "x" ];
    if (rp) {
     if (!vp) return !1;
     if (0 !== compareSegments(v, r)) return !1;
     if (-1 === compareSegments(vp.split("."), rp.split("."))) return !1;
    }
    const nonZero = r.findIndex(v => "0" !== v) + 1;
    const i = "~" === op ? 2 : nonZero > 1 ? nonZero : 1;
    if (0 !== compareSegments(v.slice(0, i), r.slice(0, i))) return !1;
    if (-1 === compareSegments(v.slice(i), r.slice(i))) return !1;
    return !0;
   };
   const validate = version => "string" == typeof version && /^[v\d]/.test(version) && semver.test(version);
   const validateStrict = version => "string" == typeof version && /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/.test(version);
   exports.compare = compare;
   exports.compareVersions = compareVersions;
   exports.satisfies = satisfies;
   exports.validate = validate;
   exports.validateStrict = validateStrict;
  });
 },
 855: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Q: () => getOctokit
  });
  var external_fs_ = __webpack_require__(896);
  var external_os_ = __webpack_require__(857);
  class Context {
   constructor() {
    var _a, _b, _c;
    this.payload = {};
    if (process.env.GITHUB_EVENT_PATH) if ((0, external_fs_.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, 
    external_fs_.readFileSync)(process.env.GITHUB_EVENT_PATH, {
     encoding: "utf8"
    })); else {
     const path = process.env.GITHUB_EVENT_PATH;
     process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_.EOL}`);
    }
    this.eventName = process.env.GITHUB_EVENT_NAME;
    this.sha = process.env.GITHUB_SHA;
    this.ref = process.env.GITHUB_REF;
    this.workflow = process.env.GITHUB_WORKFLOW;
    this.action = process.env.GITHUB_ACTION;
    this.actor = process.env.GITHUB_ACTOR;
    this.job = process.env.GITHUB_JOB;
    this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
    this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
    this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
    this.apiUrl = null !== (_a = process.env.GITHUB_API_URL) && void 0 !== _a ? _a : "https://api.github.com";
    this.serverUrl = null !== (_b = process.env.GITHUB_SERVER_URL) && void 0 !== _b ? _b : "https://github.com";
    this.graphqlUrl = null !== (_c = process.env.GITHUB_GRAPHQL_URL) && void 0 !== _c ? _c : "https://api.github.com/graphql";
   }
   get issue() {
    const payload = this.payload;
    return Object.assign(Object.assign({}, this.repo), {
     number: (payload.issue || payload.pull_request || payload).number
    });
   }
   get repo() {
    if (process.env.GITHUB_REPOSITORY) {
     const [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
     return {
      owner,
      repo
     };
    }
    if (this.payload.repository) return {
     owner: this.payload.repository.owner.login,
     repo: this.payload.repository.name
    };
    throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
   }
  }
  var http_client = __webpack_require__(525);
  var undici = __webpack_require__(509);
  var __awaiter = function(thisArg, _arguments, P, generator) {
   function adopt(value) {
    return value instanceof P ? value : new P(function(resolve) {
     resolve(value);
    });
   }
   return new (P || (P = Promise))(function(resolve, reject) {
    function fulfilled(value) {
     try {
      step(generator.next(value));
     } catch (e) {
      reject(e);
     }
    }
    function rejected(value) {
     try {
      step(generator.throw(value));
     } catch (e) {
      reject(e);
     }
    }
    function step(result) {
     result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
   });
  };
  function getAuthString(token, options) {
   if (!token && !options.auth) throw new Error("Parameter token or opts.auth is required"); else if (token && options.auth) throw new Error("Parameters token and opts.auth may not both be specified");
   return "string" == typeof options.auth ? options.auth : `token ${token}`;
  }
  function getProxyAgent(destinationUrl) {
   return (new http_client.Q).getAgent(destinationUrl);
  }
  function getProxyAgentDispatcher(destinationUrl) {
   return (new http_client.Q).getAgentDispatcher(destinationUrl);
  }
  function getProxyFetch(destinationUrl) {
   const httpDispatcher = getProxyAgentDispatcher(destinationUrl);
   return (url, opts) => __awaiter(this, void 0, void 0, function*() {
    return (0, undici.h)(url, Object.assign(Object.assign({}, opts), {
     dispatcher: httpDispatcher
    }));
   });
  }
  function getApiBaseUrl() {
   return process.env.GITHUB_API_URL || "https://api.github.com";
  }
  function getUserAgentWithOrchestrationId(baseUserAgent) {
   var _a;
   const orchId = null === (_a = process.env.ACTIONS_ORCHESTRATION_ID) || void 0 === _a ? void 0 : _a.trim();
   if (orchId) {
    const tag = `actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
    if (null == baseUserAgent ? void 0 : baseUserAgent.includes(tag)) return baseUserAgent;
    return `${baseUserAgent ? `${baseUserAgent} ` : ""}${tag}`;
   }
   return baseUserAgent;
  }
  function getUserAgent() {
   if ("object" == typeof navigator && "userAgent" in navigator) return navigator.userAgent;
   if ("object" == typeof process && void 0 !== process.version) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
   return "<environment undetectable>";
  }
  function register(state, name, method, options) {
   if ("function" != typeof method) throw new Error("method for before hook must be a function");
   if (!options) options = {};
   if (Array.isArray(name)) return name.reverse().reduce((callback, name) => register.bind(null, state, name, callback, options), method)();
   return Promise.resolve().then(() => {
    if (!state.registry[name]) return method(options);
    return state.registry[name].reduce((method, registered) => registered.hook.bind(null, method, options), method)();
   });
  }
  function addHook(state, kind, name, hook) {
   const orig = hook;
   if (!state.registry[name]) state.registry[name] = [];
   if ("before" === kind) hook = (method, options) => Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options));
   if ("after" === kind) hook = (method, options) => {
    let result;
    return Promise.resolve().then(method.bind(null, options)).then(result_ => {
     result = result_;
     return orig(result, options);
    }).then(() => result);
   };
   if ("error" === kind) hook = (method, options) => Promise.resolve().then(method.bind(null, options)).catch(error => orig(error, options));
   state.registry[name].push({
    hook,
    orig
   });
  }
  function removeHook(state, name, method) {
   if (!state.registry[name]) return;
   const index = state.registry[name].map(registered => registered.orig).indexOf(method);
   if (-1 === index) return;
   state.registry[name].splice(index, 1);
  }
  const bind = Function.bind;
  const bindable = bind.bind(bind);
  function bindApi(hook, state, name) {
   const removeHookRef = bindable(removeHook, null).apply(null, name ? [ state, name ] : [ state ]);
   hook.api = {
    remove: removeHookRef
   };
   hook.remove = removeHookRef;
   [ "before", "error", "after", "wrap" ].forEach(kind => {
    const args = name ? [ state, kind, name ] : [ state, kind ];
    hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
   });
  }
  function Singular() {
   const singularHookName = Symbol("Singular");
   const singularHookState = {
    registry: {}
   };
   const singularHook = register.bind(null, singularHookState, singularHookName);
   bindApi(singularHook, singularHookState, singularHookName);
   return singularHook;
  }
  function Collection() {
   const state = {
    registry: {}
   };
   const hook = register.bind(null, state);
   bindApi(hook, state);
   return hook;
  }
  const before_after_hook = {
   Singular,
   Collection
  };
  var userAgent = `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`;
  function lowercaseKeys(object) {
   if (!object) return {};
   return Object.keys(object).reduce((newObj, key) => {
    newObj[key.toLowerCase()] = object[key];
    return newObj;
   }, {});
  }
  function isPlainObject(value) {
   if ("object" != typeof value || null === value) return !1;
   if ("[object Object]" !== Object.prototype.toString.call(value)) return !1;
   const proto = Object.getPrototypeOf(value);
   if (null === proto) return !0;
   const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
   return "function" == typeof Ctor && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
  }
  function mergeDeep(defaults, options) {
   const result = Object.assign({}, defaults);
   Object.keys(options).forEach(key => {
    if (isPlainObject(options[key])) if (!(key in defaults)) Object.assign(result, {
     [key]: options[key]
    }); else result[key] = mergeDeep(defaults[key], options[key]); else Object.assign(result, {
     [key]: options[key]
    });
   });
   return result;
  }
  function removeUndefinedProperties(obj) {
   for (const key in obj) if (void 0 === obj[key]) delete obj[key];
   return obj;
  }
  function merge(defaults, route, options) {
   if ("string" == typeof route) {
    let [method, url] = route.split(" ");
    options = Object.assign(url ? {
     method,
     url
    } : {
     url: method
    }, options);
   } else options = Object.assign({}, route);
   options.headers = lowercaseKeys(options.headers);
   removeUndefinedProperties(options);
   removeUndefinedProperties(options.headers);
   const mergedOptions = mergeDeep(defaults || {}, options);
   if ("/graphql" === options.url) {
    if (defaults && defaults.mediaType.previews?.length) mergedOptions.mediaType.previews = defaults.mediaType.previews.filter(preview => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews);
    mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map(preview => preview.replace(/-preview/, ""));
   }
   return mergedOptions;
  }
  function addQueryParameters(url, parameters) {
   const separator = /\?/.test(url) ? "&" : "?";
   const names = Object.keys(parameters);
   if (0 === names.length) return url;
   return url + separator + names.map(name => {
    if ("q" === name) return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
    return `${name}=${encodeURIComponent(parameters[name])}`;
   }).join("&");
  }
  var urlVariableRegex = /\{[^{}}]+\}/g;
  function removeNonChars(variableName) {
   return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
  }
  function extractUrlVariableNames(url) {
   const matches = url.match(urlVariableRegex);
   if (!matches) return [];
   return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
  }
  function omit(object, keysToOmit) {
   const result = {
    __proto__: null
   };
   for (const key of Object.keys(object)) if (-1 === keysToOmit.indexOf(key)) result[key] = object[key];
   return result;
  }
  function encodeReserved(str) {
   return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
    if (!/%[0-9A-Fa-f]/.test(part)) part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]");
    return part;
   }).join("");
  }
  function encodeUnreserved(str) {
   return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
    return "%" + c.charCodeAt(0).toString(16).toUpperCase();
   });
  }
  function encodeValue(operator, value, key) {
   value = "+" === operator || "#" === operator ? encodeReserved(value) : encodeUnreserved(value);
   if (key) return encodeUnreserved(key) + "=" + value; else return value;
  }
  function isDefined(value) {
   return null != value;
  }
  function isKeyOperator(operator) {
   return ";" === operator || "&" === operator || "?" === operator;
  }
  function getValues(context, operator, key, modifier) {
   var value = context[key], result = [];
   if (isDefined(value) && "" !== value) if ("string" == typeof value || "number" == typeof value || "bigint" == typeof value || "boolean" == typeof value) {
    value = value.toString();
    if (modifier && "*" !== modifier) value = value.substring(0, parseInt(modifier, 10));
    result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
   } else if ("*" === modifier) if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
    result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
   }); else Object.keys(value).forEach(function(k) {
    if (isDefined(value[k])) result.push(encodeValue(operator, value[k], k));
   }); else {
    const tmp = [];
    if (Array.isArray(value)) value.filter(isDefined).forEach(function(value2) {
     tmp.push(encodeValue(operator, value2));
    }); else Object.keys(value).forEach(function(k) {
     if (isDefined(value[k])) {
      tmp.push(encodeUnreserved(k));
      tmp.push(encodeValue(operator, value[k].toString()));
     }
    });
    if (isKeyOperator(operator)) result.push(encodeUnreserved(key) + "=" + tmp.join(",")); else if (0 !== tmp.length) result.push(tmp.join(","));
   } else if (";" === operator) {
    if (isDefined(value)) result.push(encodeUnreserved(key));
   } else if ("" === value && ("&" === operator || "?" === operator)) result.push(encodeUnreserved(key) + "="); else if ("" === value) result.push("");
   return result;
  }
  function parseUrl(template) {
   return {
    expand: expand.bind(null, template)
   };
  }
  function expand(template, context) {
   var operators = [ "+", "#", ".", "/", ";", "?", "&" ];
   if ("/" === (template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
    if (expression) {
     let operator = "";
     const values = [];
     if (-1 !== operators.indexOf(expression.charAt(0))) {
      operator = expression.charAt(0);
      expression = expression.substr(1);
     }
     expression.split(/,/g).forEach(function(variable) {
      var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
      values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
     });
     if (operator && "+" !== operator) {
      var separator = ",";
      if ("?" === operator) separator = "&"; else if ("#" !== operator) separator = operator;
      return (0 !== values.length ? operator : "") + values.join(separator);
     } else return values.join(",");
    } else return encodeReserved(literal);
   }))) return template; else return template.replace(/\/$/, "");
  }
  function parse(options) {
   let method = options.method.toUpperCase();
   let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
   let headers = Object.assign({}, options.headers);
   let body;
   let parameters = omit(options, [ "method", "baseUrl", "url", "headers", "request", "mediaType" ]);
   const urlVariableNames = extractUrlVariableNames(url);
   url = parseUrl(url).expand(parameters);
   if (!/^http/.test(url)) url = options.baseUrl + url;
   const remainingParameters = omit(parameters, Object.keys(options).filter(option => urlVariableNames.includes(option)).concat("baseUrl"));
   if (!/application\/octet-stream/i.test(headers.accept)) {
    if (options.mediaType.format) headers.accept = headers.accept.split(/,/).map(format => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",");
    if (url.endsWith("/graphql")) if (options.mediaType.previews?.length) {
     const previewsFromAcceptHeader = headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
     headers.accept = previewsFromAcceptHeader.concat(options.mediaType.previews).map(preview => `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`).join(",");
    }
   }
   if ([ "GET", "HEAD" ].includes(method)) url = addQueryParameters(url, remainingParameters); else if ("data" in remainingParameters) body = remainingParameters.data; else if (Object.keys(remainingParameters).length) body = remainingParameters;
   if (!headers["content-type"] && void 0 !== body) headers["content-type"] = "application/json; charset=utf-8";
   if ([ "PATCH", "PUT" ].includes(method) && void 0 === body) body = "";
   return Object.assign({
    method,
    url,
    headers
   }, void 0 !== body ? {
    body
   } : null, options.request ? {
    request: options.request
   } : null);
  }
  function endpointWithDefaults(defaults, route, options) {
   return parse(merge(defaults, route, options));
  }
  function withDefaults(oldDefaults, newDefaults) {
   const DEFAULTS2 = merge(oldDefaults, newDefaults);
   const endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
   return Object.assign(endpoint2, {
    DEFAULTS: DEFAULTS2,
    defaults: withDefaults.bind(null, DEFAULTS2),
    merge: merge.bind(null, DEFAULTS2),
    parse
   });
  }
  var endpoint = withDefaults(null, {
   method: "GET",
   baseUrl: "https://api.github.com",
   headers: {
    accept: "application/vnd.github.v3+json",
    "user-agent": userAgent
   },
   mediaType: {
    format: ""
   }
  });
  const SP = 32;
  const HTAB = 9;
  const SEMI = 59;
  const EQ = 61;
  const DQUOTE = 34;
  const BSLASH = 92;
  const COMMA = 44;
  const LOWER_CASE = 1;
  const OWS = 2;
  const SEMI_FLAG = 4;
  const COMMA_FLAG = 8;
  const TOKEN_FLAG = 16;
  const NON_ASCII = 65280;
  const CASE_FLAGS = LOWER_CASE | NON_ASCII;
  const CHAR_MAP = new Uint8Array(256);
  CHAR_MAP[HTAB] |= OWS;
  CHAR_MAP[SP] |= OWS;
  CHAR_MAP[SEMI] |= SEMI_FLAG;
  CHAR_MAP[COMMA] |= COMMA_FLAG;
  for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= LOWER_CASE;
  for (const char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= TOKEN_FLAG;
  for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= TOKEN_FLAG;
  for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= LOWER_CASE | TOKEN_FLAG;
  for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= TOKEN_FLAG;
  const NullObject = (() => {
   const C = function() {};
   C.prototype = Object.create(null);
   return C;
  })();
  function dist_parse(header, options) {
   const stopFlags = SEMI_FLAG | (!0 === options?.comma ? COMMA_FLAG : 0);
   const len = header.length;
   let valueStart = options?.start ?? 0;
   for (;0 !== (CHAR_MAP[header.charCodeAt(valueStart)] & OWS); ) valueStart++;
   let index = valueStart;
   let typeFlags = 0;
   let whitespace = -1;
   let stop = !1 === options?.parameters ? COMMA_FLAG : 0;
   for (;index < len; ) {
    const code = header.charCodeAt(index);
    const flags = CHAR_MAP[code];
    if (0 !== (flags & stopFlags)) {
     stop |= flags & COMMA_FLAG;
     break;
    }
    if (0 !== (flags & OWS)) {
     if (-1 === whitespace) whitespace = index;
    } else whitespace = -1;
    typeFlags |= code & NON_ASCII | flags;
    index++;
   }
   const value = header.slice(valueStart, -1 === whitespace ? index : whitespace);
   const type = 0 === (typeFlags & CASE_FLAGS) ? value : value.toLowerCase();
   if (index === len || 0 !== stop) return {
    type,
    index,
    parameters: new NullObject
   };
   return parseParameters(header, type, index, len, stopFlags);
  }
  function parseParameters(header, type, index, len, stopFlags) {
   const parameters = new NullObject;
   parameter: for (;index < len; ) {
    index++;
    for (;0 !== (CHAR_MAP[header.charCodeAt(index)] & OWS); ) index++;
    const keyStart = index;
    let keyFlags = 0;
    let keyWhitespace = -1;
    for (;index < len; ) {
     const code = header.charCodeAt(index);
     const flags = CHAR_MAP[code];
     if (0 !== (flags & stopFlags)) {
      if (0 !== (flags & COMMA_FLAG)) break parameter;
      continue parameter;
     }
     if (code === EQ) {
      const value = header.slice(keyStart, -1 === keyWhitespace ? index : keyWhitespace);
      const key = 0 === (keyFlags & CASE_FLAGS) ? value : value.toLowerCase();
      index++;
      for (;0 !== (CHAR_MAP[header.charCodeAt(index)] & OWS); ) index++;
      if (index < len && header.charCodeAt(index) === DQUOTE) {
       const quotedStart = ++index;
       let escaped = !1;
       for (;index < len; ) {
        const code = header.charCodeAt(index);
        if (code === DQUOTE) {
         if (void 0 === parameters[key]) parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index);
         index++;
         let stop = 0;
         for (;index < len; ) {
          const code = header.charCodeAt(index);
          const flags = CHAR_MAP[code];
          if (0 !== (flags & stopFlags)) {
           stop = flags & COMMA_FLAG;
           break;
          }
          index++;
         }
         if (0 !== stop) break parameter;
         continue parameter;
        }
        if (code === BSLASH && index + 1 < len) {
         escaped = !0;
         index += 2;
         continue;
        }
        index++;
       }
       continue parameter;
      }
      const valueStart = index;
      let stop = 0;
      let valueWhitespace = -1;
      for (;index < len; ) {
       const code = header.charCodeAt(index);
       const flags = CHAR_MAP[code];
       if (0 !== (flags & stopFlags)) {
        stop = flags & COMMA_FLAG;
        break;
       }
       if (0 !== (flags & OWS)) {
        if (-1 === valueWhitespace) valueWhitespace = index;
       } else valueWhitespace = -1;
       index++;
      }
      if (void 0 === parameters[key]) parameters[key] = header.slice(valueStart, -1 === valueWhitespace ? index : valueWhitespace);
      if (0 !== stop) break parameter;
      continue parameter;
     }
     if (0 !== (flags & OWS)) {
      if (-1 === keyWhitespace) keyWhitespace = index;
     } else keyWhitespace = -1;
     keyFlags |= code & NON_ASCII | flags;
     index++;
    }
   }
   return {
    type,
    index,
    parameters
   };
  }
  function unescapeQuotedPairs(str, start, end) {
   let result = "";
   for (let index = start; index < end; index++) if (str.charCodeAt(index) === BSLASH) {
    result += str.slice(start, index);
    start = ++index;
   }
   return result + str.slice(start, end);
  }
  var json = __webpack_require__(583);
  class RequestError extends Error {
   name;
   status;
   request;
   response;
   constructor(message, statusCode, options) {
    super(message, {
     cause: options.cause
    });
    this.name = "HttpError";
    this.status = Number.parseInt(statusCode);
    if (Number.isNaN(this.status)) this.status = 0;
    if ("response" in options) this.response = options.response;
    const requestCopy = Object.assign({}, options.request);
    if (options.request.headers.authorization) requestCopy.headers = Object.assign({}, options.request.headers, {
     authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]")
    });
    requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
    this.request = requestCopy;
   }
  }
  var defaults_default = {
   headers: {
    "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}`
   }
  };
  function dist_bundle_isPlainObject(value) {
   if ("object" != typeof value || null === value) return !1;
   if ("[object Object]" !== Object.prototype.toString.call(value)) return !1;
   const proto = Object.getPrototypeOf(value);
   if (null === proto) return !0;
   const Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
   return "function" == typeof Ctor && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
  }
  var noop = () => "";
  async function fetchWrapper(requestOptions) {
   const fetch = requestOptions.request?.fetch || globalThis.fetch;
   if (!fetch) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
   const log = requestOptions.request?.log || console;
   const parseSuccessResponseBody = !1 !== requestOptions.request?.parseSuccessResponseBody;
   const body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? (0, 
   json.i)(requestOptions.body) : requestOptions.body;
   const requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [ name, String(value) ]));
   let fetchResponse;
   try {
    fetchResponse = await fetch(requestOptions.url, {
     method: requestOptions.method,
     body,
     redirect: requestOptions.request?.redirect,
     headers: requestHeaders,
     signal: requestOptions.request?.signal,
     ...requestOptions.body && {
      duplex: "half"
     }
    });
   } catch (error) {
    let message = "Unknown Error";
    if (error instanceof Error) {
     if ("AbortError" === error.name) {
      error.status = 500;
      throw error;
     }
     message = error.message;
     if ("TypeError" === error.name && "cause" in error) if (error.cause instanceof Error) message = error.cause.message; else if ("string" == typeof error.cause) message = error.cause;
    }
    const requestError = new RequestError(message, 500, {
     request: requestOptions
    });
    requestError.cause = error;
    throw requestError;
   }
   const status = fetchResponse.status;
   const url = fetchResponse.url;
   const responseHeaders = {};
   for (const [key, value] of fetchResponse.headers) responseHeaders[key] = value;
   const octokitResponse = {
    url,
    status,
    headers: responseHeaders,
    data: ""
   };
   if ("deprecation" in responseHeaders) {
    const matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
    const deprecationLink = matches && matches.pop();
    log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
   }
   if (204 === status || 205 === status) return octokitResponse;
   if ("HEAD" === requestOptions.method) {
    if (status < 400) return octokitResponse;
    throw new RequestError(fetchResponse.statusText, status, {
     response: octokitResponse,
     request: requestOptions
    });
   }
   if (304 === status) {
    octokitResponse.data = await getResponseData(fetchResponse);
    throw new RequestError("Not modified", status, {
     response: octokitResponse,
     request: requestOptions
    });
   }
   if (status >= 400) {
    octokitResponse.data = await getResponseData(fetchResponse);
    throw new RequestError(toErrorMessage(octokitResponse.data), status, {
     response: octokitResponse,
     request: requestOptions
    });
   }
   octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
   return octokitResponse;
  }
  async function getResponseData(response) {
   const contentType = response.headers.get("content-type");
   if (!contentType) return response.text().catch(noop);
   const mimetype = dist_parse(contentType);
   if (isJSONResponse(mimetype)) {
    let text = "";
    try {
     text = await response.text();
     return (0, json.Q)(text);
    } catch (err) {
     return text;
    }
   } else if (mimetype.type.startsWith("text/") || "utf-8" === mimetype.parameters.charset?.toLowerCase() && "application/octet-stream" !== mimetype.type) return response.text().catch(noop); else return response.arrayBuffer().catch(() => new ArrayBuffer(0));
  }
  function isJSONResponse(mimetype) {
   return "application/json" === mimetype.type || "application/scim+json" === mimetype.type;
  }
  function toErrorMessage(data) {
   if ("string" == typeof data) return data;
   if (data instanceof ArrayBuffer) return "Unknown error";
   if ("object" == typeof data && null !== data && "message" in data) {
    const objectData = data;
    const suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
    return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map(v => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
   }
   return `Unknown error: ${JSON.stringify(data)}`;
  }
  function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
   const endpoint2 = oldEndpoint.defaults(newDefaults);
   const newApi = function(route, parameters) {
    const endpointOptions = endpoint2.merge(route, parameters);
    if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
    const request2 = (route2, parameters2) => fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
    Object.assign(request2, {
     endpoint: endpoint2,
     defaults: dist_bundle_withDefaults.bind(null, endpoint2)
    });
    return endpointOptions.request.hook(request2, endpointOptions);
   };
   return Object.assign(newApi, {
    endpoint: endpoint2,
    defaults: dist_bundle_withDefaults.bind(null, endpoint2)
   });
  }
  var request = dist_bundle_withDefaults(endpoint, defaults_default);
  var graphql_dist_bundle_VERSION = "0.0.0-development";
  function _buildMessageForResponseErrors(data) {
   return "Request failed due to following response errors:\n" + data.errors.map(e => ` - ${e.message}`).join("\n");
  }
  var GraphqlResponseError = class extends Error {
   constructor(request2, headers, response) {
    super(_buildMessageForResponseErrors(response));
    this.request = request2;
    this.headers = headers;
    this.response = response;
    this.errors = response.errors;
    this.data = response.data;
    if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
   }
   request;
   headers;
   response;
   name="GraphqlResponseError";
   errors;
   data;
  };
  var NON_VARIABLE_OPTIONS = [ "method", "baseUrl", "url", "headers", "request", "query", "mediaType", "operationName" ];
  var FORBIDDEN_VARIABLE_OPTIONS = [ "query", "method", "url" ];
  var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
  function graphql(request2, query, options) {
   if (options) {
    if ("string" == typeof query && "query" in options) return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));
    for (const key in options) {
     if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
     return Promise.reject(new Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
    }
   }
   const parsedOptions = "string" == typeof query ? Object.assign({
    query
   }, options) : query;
   const requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
    if (NON_VARIABLE_OPTIONS.includes(key)) {
     result[key] = parsedOptions[key];
     return result;
    }
    if (!result.variables) result.variables = {};
    result.variables[key] = parsedOptions[key];
    return result;
   }, {});
   const baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
   if (GHES_V3_SUFFIX_REGEX.test(baseUrl)) requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql");
   return request2(requestOptions).then(response => {
    if (response.data.errors) {
     const headers = {};
     for (const key of Object.keys(response.headers)) headers[key] = response.headers[key];
     throw new GraphqlResponseError(requestOptions, headers, response.data);
    }
    return response.data.data;
   });
  }
  function graphql_dist_bundle_withDefaults(request2, newDefaults) {
   const newRequest = request2.defaults(newDefaults);
   return Object.assign((query, options) => graphql(newRequest, query, options), {
    defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
    endpoint: newRequest.endpoint
   });
  }
  graphql_dist_bundle_withDefaults(request, {
   headers: {
    "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}`
   },
   method: "POST",
   url: "/graphql"
  });
  function withCustomRequest(customRequest) {
   return graphql_dist_bundle_withDefaults(customRequest, {
    method: "POST",
    url: "/graphql"
   });
  }
  var b64url = "(?:[a-zA-Z0-9_-]+)";
  var sep = "\\.";
  var jwtRE = new RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
  var isJWT = jwtRE.test.bind(jwtRE);
  async function auth(token) {
   const isApp = isJWT(token);
   const isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
   const isUserToServer = token.startsWith("ghu_");
   return {
    type: "token",
    token,
    tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
   };
  }
  function withAuthorizationPrefix(token) {
   if (3 === token.split(/\./).length) return `bearer ${token}`;
   return `token ${token}`;
  }
  async function hook(token, request, route, parameters) {
   const endpoint = request.endpoint.merge(route, parameters);
   endpoint.headers.authorization = withAuthorizationPrefix(token);
   return request(endpoint);
  }
  var createTokenAuth = function(token) {
   if (!token) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
   if ("string" != typeof token) throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
   token = token.replace(/^(token|bearer) +/i, "");
   return Object.assign(auth.bind(null, token), {
    hook: hook.bind(null, token)
   });
  };
  const version_VERSION = "7.0.8";
  const dist_src_noop = () => {};
  const consoleWarn = console.warn.bind(console);
  const consoleError = console.error.bind(console);
  function createLogger(logger = {}) {
   if ("function" != typeof logger.debug) logger.debug = dist_src_noop;
   if ("function" != typeof logger.info) logger.info = dist_src_noop;
   if ("function" != typeof logger.warn) logger.warn = consoleWarn;
   if ("function" != typeof logger.error) logger.error = consoleError;
   return logger;
  }
  const userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
  class Octokit {
   static VERSION=version_VERSION;
   static defaults(defaults) {
    return class extends(this){
     constructor(...args) {
      const options = args[0] || {};
      if ("function" == typeof defaults) {
       super(defaults(options));
       return;
      }
      super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? {
       userAgent: `${options.userAgent} ${defaults.userAgent}`
      } : null));
     }
    };
   }
   static plugins=[];
   static plugin(...newPlugins) {
    const currentPlugins = this.plugins;
    return class extends(this){
     static plugins=currentPlugins.concat(newPlugins.filter(plugin => !currentPlugins.includes(plugin)));
    };
   }
   constructor(options = {}) {
    const hook = new before_after_hook.Collection;
    const requestDefaults = {
     baseUrl: request.endpoint.DEFAULTS.baseUrl,
     headers: {},
     request: Object.assign({}, options.request, {
      hook: hook.bind(null, "request")
     }),
     mediaType: {
      previews: [],
      format: ""
     }
    };
    requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
    if (options.baseUrl) requestDefaults.baseUrl = options.baseUrl;
    if (options.previews) requestDefaults.mediaType.previews = options.previews;
    if (options.timeZone) requestDefaults.headers["time-zone"] = options.timeZone;
    this.request = request.defaults(requestDefaults);
    this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
    this.log = createLogger(options.log);
    this.hook = hook;
    if (!options.authStrategy) if (!options.auth) this.auth = async () => ({
     type: "unauthenticated"
    }); else {
     const auth = createTokenAuth(options.auth);
     hook.wrap("request", auth.hook);
     this.auth = auth;
    } else {
     const {authStrategy, ...otherOptions} = options;
     const auth = authStrategy(Object.assign({
      request: this.request,
      log: this.log,
      octokit: this,
      octokitOptions: otherOptions
     }, options.auth));
     hook.wrap("request", auth.hook);
     this.auth = auth;
    }
    const classConstructor = this.constructor;
    for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
   }
   request;
   graphql;
   log;
   hook;
   auth;
  }
  var octokit_plugins = __webpack_require__(501);
  new Context;
  const baseUrl = getApiBaseUrl();
  const defaults = {
   baseUrl,
   request: {
    agent: getProxyAgent(baseUrl),
    fetch: getProxyFetch(baseUrl)
   }
  };
  const GitHub = Octokit.plugin(octokit_plugins._, octokit_plugins.u).defaults(defaults);
  function getOctokitOptions(token, options) {
   const opts = Object.assign({}, options || {});
   const auth = getAuthString(token, opts);
   if (auth) opts.auth = auth;
   const userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
   if (userAgent) opts.userAgent = userAgent;
   return opts;
  }
  new Context;
  function getOctokit(token, options, ...additionalPlugins) {
   return new (GitHub.plugin(...additionalPlugins))(getOctokitOptions(token, options));
  }
 }),
 251: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   s: () => getProxyUrl
  });
  function getProxyUrl(reqUrl) {
   const usingSsl = "https:" === reqUrl.protocol;
   if (checkBypass(reqUrl)) return;
   const proxyVar = (() => {
    if (usingSsl) return process.env.https_proxy || process.env.HTTPS_PROXY; else return process.env.http_proxy || process.env.HTTP_PROXY;
   })();
   if (proxyVar) try {
    return new DecodedURL(proxyVar);
   } catch (_a) {
    if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
   } else return;
  }
  function checkBypass(reqUrl) {
   if (!reqUrl.hostname) return !1;
   if (isLoopbackAddress(reqUrl.hostname)) return !0;
   const noProxy = process.env.no_proxy || process.env.NO_PROXY || "";
   if (!noProxy) return !1;
   let reqPort;
   if (reqUrl.port) reqPort = Number(reqUrl.port); else if ("http:" === reqUrl.protocol) reqPort = 80; else if ("https:" === reqUrl.protocol) reqPort = 443;
   const upperReqHosts = [ reqUrl.hostname.toUpperCase() ];
   if ("number" == typeof reqPort) upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
   for (const upperNoProxyItem of noProxy.split(",").map(x => x.trim().toUpperCase()).filter(x => x)) if ("*" === upperNoProxyItem || upperReqHosts.some(x => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return !0;
   return !1;
  }
  function isLoopbackAddress(host) {
   const hostLower = host.toLowerCase();
   return "localhost" === hostLower || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
  }
  class DecodedURL extends URL {
   constructor(url, base) {
    super(url, base);
    this._decodedUsername = decodeURIComponent(super.username);
    this._decodedPassword = decodeURIComponent(super.password);
   }
   get username() {
    return this._decodedUsername;
   }
   get password() {
    return this._decodedPassword;
   }
  }
 }),
 197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   _L: () => _boolean,
   LK: () => _int,
   Eb: () => _maxLength,
   m9: () => _minLength,
   UI: () => _nonnegative,
   F7: () => _number,
   Fk: () => _regex,
   $S: () => _startsWith,
   Rl: () => _string,
   em: () => _unknown,
   q0: () => describe,
   mI: () => meta
  });
  var core_checks = __webpack_require__(694);
  var _a;
  class $ZodRegistry {
   constructor() {
    this._map = new WeakMap;
    this._idmap = new Map;
   }
   add(schema, ..._meta) {
    const meta = _meta[0];
    this._map.set(schema, meta);
    if (meta && "object" == typeof meta && "id" in meta) this._idmap.set(meta.id, schema);
    return this;
   }
   clear() {
    this._map = new WeakMap;
    this._idmap = new Map;
    return this;
   }
   remove(schema) {
    const meta = this._map.get(schema);
    if (meta && "object" == typeof meta && "id" in meta) this._idmap.delete(meta.id);
    this._map.delete(schema);
    return this;
   }
   get(schema) {
    const p = schema._zod.parent;
    if (p) {
     const pm = {
      ...this.get(p) ?? {}
     };
     delete pm.id;
     const f = {
      ...pm,
      ...this._map.get(schema)
     };
     return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
   }
   has(schema) {
    return this._map.has(schema);
   }
  }
  function registry() {
   return new $ZodRegistry;
  }
  (_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
  const globalRegistry = globalThis.__zod_globalRegistry;
  var core_util = __webpack_require__(55);
  function snapshotChecks(def) {
   if (def.checks) def.checks = [ ...def.checks ];
   return def;
  }
  function _string(Class, params) {
   return new Class(snapshotChecks({
    type: "string",
    ...core_util.A2(params)
   }));
  }
  function _number(Class, params) {
   return new Class(snapshotChecks({
    type: "number",
    checks: [],
    ...core_util.A2(params)
   }));
  }
  function _int(Class, params) {
   return new Class({
    type: "number",
    check: "number_format",
    abort: !1,
    format: "safeint",
    ...core_util.A2(params)
   });
  }
  function _boolean(Class, params) {
   return new Class({
    type: "boolean",
    ...core_util.A2(params)
   });
  }
  function _unknown(Class) {
   return new Class({
    type: "unknown"
   });
  }
  function _gte(value, params) {
   return new core_checks.J_({
    check: "greater_than",
    ...core_util.A2(params),
    value,
    inclusive: !0
   });
  }
  function _nonnegative(params) {
   return _gte(0, params);
  }
  function _maxLength(maximum, params) {
   return new core_checks.Yk({
    check: "max_length",
    ...core_util.A2(params),
    maximum
   });
  }
  function _minLength(minimum, params) {
   return new core_checks.Kk({
    check: "min_length",
    ...core_util.A2(params),
    minimum
   });
  }
  function _regex(pattern, params) {
   return new core_checks.DG({
    check: "string_format",
    format: "regex",
    ...core_util.A2(params),
    pattern
   });
  }
  function _startsWith(prefix, params) {
   return new core_checks.J({
    check: "string_format",
    format: "starts_with",
    ...core_util.A2(params),
    prefix
   });
  }
  function describe(description) {
   const ch = new core_checks.QP({
    check: "describe"
   });
   ch._zod.onattach = [ inst => {
    const existing = globalRegistry.get(inst) ?? {};
    globalRegistry.add(inst, {
     ...existing,
     description
    });
   } ];
   ch._zod.check = () => {};
   return ch;
  }
  function meta(metadata) {
   const ch = new core_checks.QP({
    check: "meta"
   });
   ch._zod.onattach = [ inst => {
    const existing = globalRegistry.get(inst) ?? {};
    globalRegistry.add(inst, {
     ...existing,
     ...metadata
    });
   } ];
   ch._zod.check = () => {};
   return ch;
  }
 }),
 694: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   DG: () => $ZodCheckRegex,
   J: () => $ZodCheckStartsWith,
   J_: () => $ZodCheckGreaterThan,
   KH: () => $ZodCheckNumberFormat,
   Kk: () => $ZodCheckMinLength,
   QP: () => $ZodCheck,
   Yk: () => $ZodCheckMaxLength
  });
  var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(416);
  var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55);
  const $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
   var _a;
   inst._zod ?? (inst._zod = {});
   inst._zod.def = def;
   (_a = inst._zod).onattach ?? (_a.onattach = []);
  });
  const _whenHasLength = payload => {
   const val = payload.value;
   return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && void 0 !== val.length;
  };
  const numericOriginMap = {
   number: "number",
   bigint: "bigint",
   object: "date"
  };
  const $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
   $ZodCheck.init(inst, def);
   const origin = numericOriginMap[typeof def.value];
   inst._zod.check = payload => {
    if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
    payload.issues.push({
     origin: numericOriginMap[typeof payload.value] ?? origin,
     code: "too_small",
     minimum: "object" == typeof def.value ? def.value.getTime() : def.value,
     input: payload.value,
     inclusive: def.inclusive,
     inst,
     continue: !def.abort
    });
   };
  });
  const $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
   $ZodCheck.init(inst, def);
   def.format = def.format || "float64";
   const isInt = def.format?.includes("int");
   const origin = isInt ? "int" : "number";
   const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
   inst._zod.check = payload => {
    const input = payload.value;
    if (isInt) {
     if (!Number.isInteger(input)) {
      payload.issues.push({
       expected: origin,
       format: def.format,
       code: "invalid_type",
       continue: !1,
       input,
       inst
      });
      return;
     }
     if (!Number.isSafeInteger(input)) {
      if (input > 0) payload.issues.push({
       input,
       code: "too_big",
       maximum: Number.MAX_SAFE_INTEGER,
       note: "Integers must be within the safe integer range.",
       inst,
       origin,
       inclusive: !0,
       continue: !def.abort
      }); else payload.issues.push({
       input,
       code: "too_small",
       minimum: Number.MIN_SAFE_INTEGER,
       note: "Integers must be within the safe integer range.",
       inst,
       origin,
       inclusive: !0,
       continue: !def.abort
      });
      return;
     }
    }
    if (input < minimum) payload.issues.push({
     origin: "number",
     input,
     code: "too_small",
     minimum,
     inclusive: !0,
     inst,
     continue: !def.abort
    });
    if (input > maximum) payload.issues.push({
     origin: "number",
     input,
     code: "too_big",
     maximum,
     inclusive: !0,
     inst,
     continue: !def.abort
    });
   };
  });
  const $ZodCheckMaxLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def) => {
   var _a;
   $ZodCheck.init(inst, def);
   (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
   inst._zod.check = payload => {
    const input = payload.value;
    const units = input.length;
    if (("string" == typeof input && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) <= def.maximum) return;
    const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
    payload.issues.push({
     origin,
     code: "too_big",
     maximum: def.maximum,
     inclusive: !0,
     input,
     inst,
     continue: !def.abort
    });
   };
  });
  const $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
   var _a;
   $ZodCheck.init(inst, def);
   (_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
   inst._zod.check = payload => {
    const input = payload.value;
    const units = input.length;
    if (("string" == typeof input && units >= def.minimum && units < 2 * def.minimum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) >= def.minimum) return;
    const origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
    payload.issues.push({
     origin,
     code: "too_small",
     minimum: def.minimum,
     inclusive: !0,
     input,
     inst,
     continue: !def.abort
    });
   };
  });
  const $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
   var _a, _b;
   $ZodCheck.init(inst, def);
   if (def.pattern) (_a = inst._zod).check ?? (_a.check = payload => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value)) return;
    payload.issues.push({
     origin: "string",
     code: "invalid_format",
     format: def.format,
     input: payload.value,
     ...def.pattern ? {
      pattern: def.pattern.toString()
     } : {},
     inst,
     continue: !def.abort
    });
   }); else (_b = inst._zod).check ?? (_b.check = () => {});
  });
  const $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
   $ZodCheckStringFormat.init(inst, def);
   inst._zod.check = payload => {
    def.pattern.lastIndex = 0;
    if (def.pattern.test(payload.value)) return;
    payload.issues.push({
     origin: "string",
     code: "invalid_format",
     format: "regex",
     input: payload.value,
     pattern: def.pattern.toString(),
     inst,
     continue: !def.abort
    });
   };
  });
  const $ZodCheckStartsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStartsWith", (inst, def) => {
   $ZodCheck.init(inst, def);
   const pattern = new RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.prefix)}.*`);
   def.pattern ?? (def.pattern = pattern);
   inst._zod.check = payload => {
    if (payload.value.startsWith(def.prefix)) return;
    payload.issues.push({
     origin: "string",
     code: "invalid_format",
     format: "starts_with",
     prefix: def.prefix,
     input: payload.value,
     inst,
     continue: !def.abort
    });
   };
  });
 }),
 416: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $W: () => config,
   GT: () => $ZodAsyncError,
   cV: () => $ZodEncodeError,
   cr: () => globalConfig,
   xI: () => $constructor
  });
  var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55);
  var _a;
  const _zodDesc = {
   value: void 0,
   enumerable: !1
  };
  let _E = "captureStackTrace" in Error ? Error : null;
  function newError(Definition) {
   const E = _E;
   if (E) {
    const saved = E.stackTraceLimit;
    if ("number" == typeof saved) {
     try {
      E.stackTraceLimit = 0;
     } catch {
      _E = null;
      return new Definition;
     }
     try {
      return new Definition;
     } finally {
      E.stackTraceLimit = saved;
     }
    }
   }
   return new Definition;
  }
  function $constructor(name, initializer, proto, params) {
   function Internals(def) {
    this.def = def;
    this.constr = _;
    this.traits = new Set;
   }
   Internals.prototype = {};
   const protoMembers = proto;
   const initialized = protoMembers && new WeakSet;
   function init(inst, def) {
    if (!inst._zod) {
     _zodDesc.value = new Internals(def);
     try {
      Object.defineProperty(inst, "_zod", _zodDesc);
     } finally {
      _zodDesc.value = void 0;
     }
    } else if (inst._zod.traits.has(name)) return;
    inst._zod.traits.add(name);
    initializer(inst, def);
    if (initialized) {
     const own = Object.getPrototypeOf(inst);
     const ctorProto = inst._zod.constr.prototype;
     let up = own;
     for (;up && up !== ctorProto; ) up = Object.getPrototypeOf(up);
     const target = up ?? own;
     if (!initialized.has(target)) {
      initialized.add(target);
      (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
     }
    }
    const proto = _.prototype;
    for (const k in proto) {
     if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
     if (!(k in inst)) inst[k] = proto[k].bind(inst);
    }
   }
   const Parent = params?.Parent ?? Object;
   class Definition extends Parent {}
   Object.defineProperty(Definition, "name", {
    value: name
   });
   function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
     for (const fn of deferred) fn();
     inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    if (pp) pp(inst);
    return inst;
   }
   Object.defineProperty(_, "init", {
    value: init
   });
   Object.defineProperty(_, Symbol.hasInstance, {
    value: inst => {
     if (params?.Parent && inst instanceof params.Parent) return !0;
     return inst?._zod?.traits?.has(name);
    }
   });
   Object.defineProperty(_, "name", {
    value: name
   });
   return _;
  }
  class $ZodAsyncError extends Error {
   constructor() {
    super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
   }
  }
  class $ZodEncodeError extends Error {
   constructor(name) {
    super(`Encountered unidirectional transform during encode: ${name}`);
    this.name = "ZodEncodeError";
   }
  }
  (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
  const globalConfig = globalThis.__zod_globalConfig;
  function config(newConfig) {
   if (newConfig) Object.assign(globalConfig, newConfig);
   return globalConfig;
  }
 }),
 55: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   A2: () => normalizeParams,
   Gv: () => isObject,
   NM: () => optionalKeys,
   O7: () => codePointLength,
   PO: () => cached,
   QH: () => aborted,
   Qd: () => isPlainObject,
   Rc: () => getLengthableOrigin,
   SS: () => constantCatch,
   Vy: () => assignProp,
   X: () => installLazyProp,
   cl: () => nullish,
   d3: () => attachSchema,
   gx: () => captureStackTrace,
   hi: () => sizeCaps,
   iR: () => finalizeIssue,
   jD: () => hide,
   k8: () => jsonStringifyReplacer,
   lQ: () => prefixIssues,
   o8: () => clone,
   ol: () => members,
   p6: () => cleanRegex,
   qQ: () => propertyKeyTypes,
   qh: () => own,
   rL: () => explicitlyAborted,
   sD: () => escapeRegex,
   v5: () => defineLazyInternal,
   w5: () => getEnumValues,
   zH: () => NUMBER_FORMAT_RANGES
  });
  function getEnumValues(entries) {
   const numericValues = Object.values(entries).filter(v => "number" == typeof v);
   return Object.entries(entries).filter(([k, _]) => -1 === numericValues.indexOf(+k)).map(([_, v]) => v);
  }
  function jsonStringifyReplacer(_, value) {
   if ("bigint" == typeof value) return value.toString();
   return value;
  }
  class Cached {
   constructor(getter) {
    this._getter = getter;
    this._value = void 0;
   }
   get value() {
    const getter = this._getter;
    if (void 0 !== getter) {
     this._value = getter();
     this._getter = void 0;
    }
    return this._value;
   }
  }
  function cached(getter) {
   return new Cached(getter);
  }
  function nullish(input) {
   return null == input;
  }
  function cleanRegex(source) {
   const start = source.startsWith("^") ? 1 : 0;
   const end = source.endsWith("$") ? source.length - 1 : source.length;
   return source.slice(start, end);
  }
  function assignProp(target, prop, value) {
   Object.defineProperty(target, prop, {
    value,
    writable: !0,
    enumerable: !0,
    configurable: !0
   });
  }
  const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
  function isObject(data) {
   return "object" == typeof data && null !== data && !Array.isArray(data);
  }
  function isPlainObject(o) {
   if (!1 === isObject(o)) return !1;
   const ctor = o.constructor;
   if (void 0 === ctor) return !0;
   if ("function" != typeof ctor) return !0;
   const prot = ctor.prototype;
   if (!1 === isObject(prot)) return !1;
   if (!1 === Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf")) return !1;
   return !0;
  }
  const propertyKeyTypes = new Set([ "string", "number", "symbol" ]);
  function escapeRegex(str) {
   return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  }
  function clone(inst, def, params) {
   const cl = new inst._zod.constr(def ?? inst._zod.def);
   if (!def || params?.parent) cl._zod.parent = inst;
   return cl;
  }
  function normalizeParams(_params) {
   const params = _params;
   if (!params) return {};
   if ("string" == typeof params) return {
    error: () => params
   };
   if (void 0 !== params?.message) {
    if (void 0 !== params?.error) throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
   }
   delete params.message;
   if ("string" == typeof params.error) return {
    ...params,
    error: () => params.error
   };
   return params;
  }
  function optionalKeys(shape) {
   return Object.keys(shape).filter(k => void 0 !== shape[k]._zod.optin && "optional" === shape[k]._zod.optout);
  }
  const NUMBER_FORMAT_RANGES = (() => ({
   safeint: [ Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER ],
   int32: [ -2147483648, 2147483647 ],
   uint32: [ 0, 4294967295 ],
   float32: [ -34028234663852886e22, 34028234663852886e22 ],
   float64: [ -Number.MAX_VALUE, Number.MAX_VALUE ]
  }))();
  function aborted(x, startIndex = 0) {
   if (!0 === x.aborted) return !0;
   for (let i = startIndex; i < x.issues.length; i++) if (!0 !== x.issues[i]?.continue) return !0;
   return !1;
  }
  function explicitlyAborted(x, startIndex = 0) {
   if (!0 === x.aborted) return !0;
   for (let i = startIndex; i < x.issues.length; i++) if (!1 === x.issues[i]?.continue) return !0;
   return !1;
  }
  function prefixIssues(path, issues) {
   return issues.map(iss => {
    var _a;
    (_a = iss).path ?? (_a.path = []);
    iss.path.unshift(path);
    return iss;
   });
  }
  function unwrapMessage(message) {
   return "string" == typeof message ? message : message?.message;
  }
  function sizeCaps(defChecks) {
   const caps = [];
   for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check)) break;
    const max = d.maximum ?? d.length ?? d.size;
    if (max >= 0) caps.push([ max, ch ]);
   }
   return caps;
  }
  function attachSchema(issues, start, inst) {
   var _a;
   for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
  }
  function finalizeIssue(iss, ctx, config) {
   var _a;
   const traits = iss.inst?._zod?.traits;
   if (traits?.has("$ZodType")) if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst); else iss.schema = iss.inst;
   const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
   const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
   const full = {};
   for (const k of Object.keys(iss)) {
    if ("inst" === k || "schema" === k || "continue" === k || "input" === k || "__proto__" === k) continue;
    full[k] = iss[k];
   }
   full.path ?? (full.path = []);
   full.message = message;
   if (ctx?.reportInput) full.input = iss.input;
   return full;
  }
  const highSurrogate = /[\uD800-\uDBFF]/;
  function codePointLength(str) {
   const units = str.length;
   if (!highSurrogate.test(str)) return units;
   let count = units;
   for (let i = 0; i < units - 1; i++) if (55296 == (64512 & str.charCodeAt(i)) && 56320 == (64512 & str.charCodeAt(i + 1))) {
    count--;
    i++;
   }
   return count;
  }
  function getLengthableOrigin(input) {
   if (Array.isArray(input)) return "array";
   if ("string" == typeof input) return "string";
   return "unknown";
  }
  function members(proto, table) {
   for (const key in table) {
    const desc = Object.getOwnPropertyDescriptor(table, key);
    if (desc.get) Object.defineProperty(proto, key, {
     ...desc,
     enumerable: !1
    }); else defineBound(proto, key, desc.value);
   }
  }
  function own(inst, key, value, enumerable = !0) {
   Object.defineProperty(inst, key, {
    configurable: !0,
    writable: !0,
    enumerable,
    value
   });
   return value;
  }
  function hide(inst, key, value) {
   return own(inst, key, value, !1);
  }
  function defineBound(proto, key, fn) {
   Object.defineProperty(proto, key, {
    configurable: !0,
    get() {
     return null == this ? fn : own(this, key, fn.bind(this));
    },
    set(value) {
     own(this, key, value);
    }
   });
  }
  function claim(inst, sentinel) {
   const proto = Object.getPrototypeOf(inst);
   return sentinel in proto ? void 0 : proto;
  }
  let installing;
  let broke = !1;
  const breaker = {
   configurable: !0,
   get() {
    broke = !0;
    return;
   }
  };
  function defineLazyInternal(inst, key, compute) {
   const proto = Object.getPrototypeOf(inst._zod);
   if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
   }
   installing = inst._zod;
   Object.defineProperty(proto, key, {
    configurable: !0,
    get() {
     Object.defineProperty(this, key, breaker);
     const outer = broke;
     broke = !1;
     try {
      const value = compute(this);
      if (broke) delete this[key]; else Object.defineProperty(this, key, {
       configurable: !0,
       writable: !0,
       value
      });
      broke = broke || outer;
      return value;
     } catch (err) {
      delete this[key];
      broke = broke || outer;
      throw err;
     }
    },
    set(value) {
     Object.defineProperty(this, key, {
      configurable: !0,
      writable: !0,
      value
     });
    }
   });
  }
  function installLazyProp(inst, key, make, enumerable) {
   const proto = claim(inst, key);
   if (!proto) return;
   Object.defineProperty(proto, key, {
    configurable: !0,
    get() {
     const desc = {
      configurable: !0,
      writable: !0,
      enumerable,
      value: void 0
     };
     Object.defineProperty(this, key, desc);
     desc.value = make(this);
     Object.defineProperty(this, key, desc);
     return desc.value;
    },
    set(value) {
     Object.defineProperty(this, key, {
      configurable: !0,
      writable: !0,
      enumerable,
      value
     });
    }
   });
  }
  const CONSTANT_CATCH = "~constantCatch";
  function constantCatch(value) {
   const fn = () => value;
   fn[CONSTANT_CATCH] = !0;
   return fn;
  }
 }),
 215: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   YOg: () => array,
   zMY: () => schemas_boolean,
   MfU: () => _catch,
   k5n: () => _enum,
   Whr: () => schemas_int,
   euz: () => literal,
   mee: () => nullable,
   cl6: () => nullish,
   aig: () => schemas_number,
   Ikc: () => object,
   lqM: () => optional,
   FsL: () => pipe,
   g1P: () => record,
   YjP: () => schemas_string,
   pdi: () => transform,
   KCZ: () => union,
   L5J: () => unknown
  });
  var core_core = __webpack_require__(416);
  var core_checks = __webpack_require__(694);
  const anyString = /^[\s\S]{0,}$/;
  const number = /^-?\d+(?:\.\d+)?$/;
  const regexes_boolean = /^(?:true|false)$/i;
  var core_util = __webpack_require__(55);
  const version = {
   major: 4,
   minor: 6,
   patch: 7
  };
  const $ZodType = core_core.xI("$ZodType", (inst, def) => {
   var _a;
   inst ?? (inst = {});
   inst._zod.def = def;
   inst._zod.bag = inst._zod.bag || {};
   inst._zod.version = version;
   const defChecks = inst._zod.def.checks;
   const checks = inst._zod.traits.has("$ZodCheck") ? [ inst, ...defChecks ?? [] ] : defChecks?.length ? [ ...defChecks ] : [];
   for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
   if (0 === checks.length) {
    (_a = inst._zod).deferred ?? (_a.deferred = []);
    inst._zod.deferred?.push(() => {
     inst._zod.run = inst._zod.parse;
    });
   } else {
    const runChecks = (payload, checks, ctx) => {
     if (payload.memo) return payload;
     let isAborted = core_util.QH(payload);
     let asyncResult;
     for (const ch of checks) {
      if (ch._zod.def.when) {
       if (core_util.rL(payload)) continue;
       if (!ch._zod.def.when(payload)) continue;
      } else if (isAborted) continue;
      const currLen = payload.issues.length;
      const _ = ch._zod.check(payload);
      if (_ instanceof Promise && !1 === ctx?.async) throw new core_core.GT;
      if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
       await _;
       if (payload.issues.length === currLen) return;
       core_util.d3(payload.issues, currLen, inst);
       if (!isAborted) isAborted = core_util.QH(payload, currLen);
      }); else {
       if (payload.issues.length === currLen) continue;
       core_util.d3(payload.issues, currLen, inst);
       if (!isAborted) isAborted = core_util.QH(payload, currLen);
      }
     }
     if (asyncResult) return asyncResult.then(() => payload);
     return payload;
    };
    const handleCanaryResult = (canary, payload, ctx) => {
     if (core_util.QH(canary)) {
      canary.aborted = !0;
      return canary;
     }
     const checkResult = runChecks(payload, checks, ctx);
     if (checkResult instanceof Promise) {
      if (!1 === ctx.async) throw new core_core.GT;
      return checkResult.then(checkResult => inst._zod.parse(checkResult, ctx));
     }
     return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
     if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
     if ("backward" === ctx.direction) {
      const canary = inst._zod.parse({
       value: payload.value,
       issues: []
      }, {
       ...ctx,
       skipChecks: !0
      });
      if (canary instanceof Promise) return canary.then(canary => handleCanaryResult(canary, payload, ctx));
      return handleCanaryResult(canary, payload, ctx);
     }
     const result = inst._zod.parse(payload, ctx);
     if (result instanceof Promise) {
      if (!1 === ctx.async) throw new core_core.GT;
      return result.then(result => runChecks(result, checks, ctx));
     }
     return runChecks(result, checks, ctx);
    };
   }
  }, {
   get "~standard"() {
    return core_util.jD(this, "~standard", standardProps(this));
   },
   set "~standard"(value) {
    core_util.qh(this, "~standard", value);
   }
  });
  const toStandardResult = (r, ctx) => r.issues.length ? {
   issues: r.issues.map(iss => core_util.iR(iss, ctx, core_core.$W()))
  } : {
   value: r.value
  };
  async function validateAsync(inst, value) {
   const ctx = {
    async: !0
   };
   return toStandardResult(await inst._zod.run({
    value,
    issues: []
   }, ctx), ctx);
  }
  function standardProps(inst) {
   return {
    validate: value => {
     const ctx = {
      async: !1
     };
     try {
      const r = inst._zod.run({
       value,
       issues: []
      }, ctx);
      if (!(r instanceof Promise)) return toStandardResult(r, ctx);
     } catch (_) {}
     return validateAsync(inst, value);
    },
    vendor: "zod",
    version: 1
   };
  }
  const $ZodString = core_core.xI("$ZodString", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.pattern = def.pattern ?? anyString;
   inst._zod.parse = (payload, _) => {
    if (def.coerce) try {
     payload.value = String(payload.value);
    } catch (_) {}
    if ("string" == typeof payload.value) return payload;
    payload.issues.push({
     expected: "string",
     code: "invalid_type",
     input: payload.value,
     inst
    });
    return payload;
   };
  });
  const $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.pattern = number;
   inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) try {
     payload.value = Number(payload.value);
    } catch (_) {}
    const input = payload.value;
    if ("number" == typeof input && !Number.isNaN(input) && Number.isFinite(input)) return payload;
    const received = "number" == typeof input ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
    payload.issues.push({
     expected: "number",
     code: "invalid_type",
     input,
     inst,
     ...received ? {
      received
     } : {}
    });
    return payload;
   };
  });
  const $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
   core_checks.KH.init(inst, def);
   $ZodNumber.init(inst, def);
  });
  const $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.pattern = regexes_boolean;
   inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) try {
     payload.value = Boolean(payload.value);
    } catch (_) {}
    const input = payload.value;
    if ("boolean" == typeof input) return payload;
    payload.issues.push({
     expected: "boolean",
     code: "invalid_type",
     input,
     inst
    });
    return payload;
   };
  });
  const $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.parse = payload => payload;
  });
  function capSize(inst, size) {
   const caps = core_util.hi(inst._zod.def.checks);
   if (!caps.length) return;
   const cap = Math.min(...caps.map(c => c[0]));
   const parse = inst._zod.parse;
   inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && "backward" !== ctx?.direction) for (const [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
     const start = payload.issues.length;
     ch._zod.check(payload);
     payload.issues[start].continue = !1;
     core_util.d3(payload.issues, start, inst);
     return payload;
    }
    return parse(payload, ctx);
   };
  }
  const arraySize = input => Array.isArray(input) ? input.length : -1;
  function handleArrayResult(result, final, index) {
   if (result.issues.length) final.issues.push(...core_util.lQ(index, result.issues));
   final.value[index] = result.value;
  }
  const $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
   $ZodType.init(inst, def);
   const memo = core_core.cr.memoizer;
   memo?.attach(inst);
   inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) {
     payload.issues.push({
      expected: "array",
      code: "invalid_type",
      input,
      inst
     });
     return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [];
    const abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
     const result = def.element._zod.run({
      value: input[i],
      issues: []
     }, ctx);
     if (result instanceof Promise) proms.push(result.then(result => handleArrayResult(result, payload, i))); else {
      handleArrayResult(result, payload, i);
      if (abortEarly && 0 !== result.issues.length && core_util.QH(result)) break;
     }
    }
    if (proms.length) return Promise.all(proms).then(() => payload);
    return payload;
   };
   capSize(inst, arraySize);
  });
  function handlePropertyResult(result, final, key, input, optin, optout) {
   const isPresent = key in input;
   const isOptionalOut = "optional" === optout;
   if (!isPresent && isOptionalOut && "optional" === optin) return;
   if (result.issues.length) {
    if (void 0 !== optin && isOptionalOut && !isPresent) return;
    final.issues.push(...core_util.lQ(key, result.issues));
   }
   if (!isPresent && void 0 === optin) {
    if (!result.issues.length) final.issues.push({
     code: "invalid_type",
     expected: "nonoptional",
     input: void 0,
     path: [ key ]
    });
    return;
   }
   if (void 0 === result.value) {
    if (isPresent || "defaulted" === optin && !isOptionalOut) final.value[key] = void 0;
   } else final.value[key] = result.value;
  }
  const NO_SYMBOL_KEYS = [];
  function normalizeDef(def) {
   const keys = Object.keys(def.shape);
   const ownSymbols = Object.getOwnPropertySymbols(def.shape);
   const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
   const allKeys = symbolKeys.length ? [ ...keys, ...symbolKeys ] : keys;
   for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
   const okeys = core_util.NM(def.shape);
   return {
    ...def,
    allKeys,
    symbolKeys,
    keySet: new Set(keys),
    numKeys: keys.length,
    optionalKeys: new Set(okeys)
   };
  }
  function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
   const unrecognized = [];
   const keySet = def.keySet;
   const _catchall = def.catchall._zod;
   const t = _catchall.def.type;
   const optin = _catchall.optin;
   const optout = _catchall.optout;
   let seen = 0;
   for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
     if (core_util.QH(payload, seen)) break;
     seen = payload.issues.length;
    }
    if (keySet.has(key)) continue;
    if ("__proto__" === key) {
     if ("never" === t) unrecognized.push(key);
     continue;
    }
    if ("never" === t) {
     unrecognized.push(key);
     continue;
    }
    const r = _catchall.run({
     value: input[key],
     issues: []
    }, ctx);
    if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
   }
   if (unrecognized.length) payload.issues.push({
    code: "unrecognized_keys",
    keys: unrecognized,
    input,
    inst,
    continue: !0
   });
   if (!proms.length) return payload;
   return Promise.all(proms).then(() => payload);
  }
  const $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
   $ZodType.init(inst, def);
   const desc = Object.getOwnPropertyDescriptor(def, "shape");
   const sh = desc?.get ? desc.get.raw : def.shape ?? {};
   if (sh) {
    const get = () => {
     const newSh = {
      ...sh
     };
     Object.defineProperty(def, "shape", {
      value: newSh
     });
     get.raw = newSh;
     return newSh;
    };
    get.raw = sh;
    Object.defineProperty(def, "shape", {
     get
    });
   }
   const _normalized = core_util.PO(() => normalizeDef(def));
   core_util.v5(inst, "propValues", zod => {
    const shape = zod.def.shape;
    const propValues = {};
    for (const key in shape) {
     const field = shape[key]._zod;
     if (field.values) {
      if (!Object.prototype.hasOwnProperty.call(propValues, key)) core_util.Vy(propValues, key, new Set);
      for (const v of field.values) propValues[key].add(v);
      if (void 0 !== field.optin) propValues[key].add(void 0);
     }
    }
    return propValues;
   });
   const isObject = core_util.Gv;
   const catchall = def.catchall;
   let value;
   const memo = core_core.cr.memoizer;
   memo?.attach(inst);
   inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject(input)) {
     payload.issues.push({
      expected: "object",
      code: "invalid_type",
      input,
      inst
     });
     return payload;
    }
    payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
    const proms = [];
    const shape = value.shape;
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const key of value.allKeys) {
     if (abortEarly && payload.issues.length !== seen) {
      if (core_util.QH(payload, seen)) break;
      seen = payload.issues.length;
     }
     if ("__proto__" === key) continue;
     const el = shape[key];
     const optin = el._zod.optin;
     const optout = el._zod.optout;
     const r = el._zod.run({
      value: input[key],
      issues: []
     }, ctx);
     if (r instanceof Promise) proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))); else handlePropertyResult(r, payload, key, input, optin, optout);
    }
    if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
    return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, !0 === abortEarly);
   };
  });
  function handleUnionResults(results, final, inst, ctx) {
   for (const result of results) if (0 === result.issues.length) {
    final.value = result.value;
    return final;
   }
   const nonaborted = results.filter(r => !core_util.QH(r));
   if (1 === nonaborted.length) {
    final.value = nonaborted[0].value;
    return nonaborted[0];
   }
   final.issues.push({
    code: "invalid_union",
    input: final.value,
    inst,
    errors: results.map(result => result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())))
   });
   return final;
  }
  const $ZodUnion = core_core.xI("$ZodUnion", (inst, def) => {
   $ZodType.init(inst, def);
   core_util.v5(inst, "optin", zod => zod.def.options.some(o => "defaulted" === o._zod.optin) ? "defaulted" : zod.def.options.some(o => void 0 !== o._zod.optin) ? "optional" : void 0);
   core_util.v5(inst, "optout", zod => zod.def.options.some(o => "optional" === o._zod.optout) ? "optional" : void 0);
   core_util.v5(inst, "values", zod => {
    if (zod.def.options.every(o => o._zod.values)) return new Set(zod.def.options.flatMap(option => Array.from(option._zod.values)));
    return;
   });
   core_util.v5(inst, "pattern", zod => {
    if (zod.def.options.every(o => o._zod.pattern)) {
     const patterns = zod.def.options.map(o => o._zod.pattern);
     return new RegExp(`^(${patterns.map(p => core_util.p6(p.source)).join("|")})$`);
    }
    return;
   });
   const first = 1 === def.options.length ? def.options[0]._zod.run : null;
   inst._zod.parse = (payload, ctx) => {
    if (first) return first(payload, ctx);
    let async = !1;
    const results = [];
    for (const option of def.options) {
     const result = option._zod.run({
      value: payload.value,
      issues: []
     }, ctx);
     if (result instanceof Promise) {
      results.push(result);
      async = !0;
     } else {
      if (0 === result.issues.length) return result;
      results.push(result);
     }
    }
    if (!async) return handleUnionResults(results, payload, inst, ctx);
    return Promise.all(results).then(results => handleUnionResults(results, payload, inst, ctx));
   };
  });
  const $ZodRecord = core_core.xI("$ZodRecord", (inst, def) => {
   $ZodType.init(inst, def);
   const memo = core_core.cr.memoizer;
   memo?.attach(inst);
   inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!core_util.Qd(input)) {
     payload.issues.push({
      expected: "record",
      code: "invalid_type",
      input,
      inst
     });
     return payload;
    }
    const proms = [];
    const values = def.keyType._zod.values;
    if (values && !def.partial) {
     payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
     const recordKeys = new Set;
     for (const key of values) if ("string" == typeof key || "number" == typeof key || "symbol" == typeof key) {
      recordKeys.add("number" == typeof key ? key.toString() : key);
      if ("__proto__" === key) continue;
      const keyResult = def.keyType._zod.run({
       value: key,
       issues: []
      }, ctx);
      if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
      if (keyResult.issues.length) {
       payload.issues.push({
        code: "invalid_key",
        origin: "record",
        issues: keyResult.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())),
        input: key,
        path: [ key ],
        inst
       });
       continue;
      }
      const outKey = keyResult.value;
      if ("__proto__" === outKey) continue;
      const result = def.valueType._zod.run({
       value: input[key],
       issues: []
      }, ctx);
      if (result instanceof Promise) proms.push(result.then(result => {
       if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
       payload.value[outKey] = result.value;
      })); else {
       if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
       payload.value[outKey] = result.value;
      }
     }
     let unrecognized;
     for (const key in input) if (!recordKeys.has(key)) if ("loose" === def.mode) {
      if ("__proto__" === key) continue;
      payload.value[key] = input[key];
     } else {
      unrecognized = unrecognized ?? [];
      unrecognized.push(key);
     }
     if (unrecognized && unrecognized.length > 0) payload.issues.push({
      code: "unrecognized_keys",
      input,
      inst,
      keys: unrecognized,
      continue: !0
     });
    } else {
     payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
     let unrecognized;
     for (const key of Reflect.ownKeys(input)) {
      if ("__proto__" === key) continue;
      if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
      let keyResult = def.keyType._zod.run({
       value: key,
       issues: []
      }, ctx);
      if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
      if ("string" == typeof key && number.test(key) && keyResult.issues.length) {
       const retryResult = def.keyType._zod.run({
        value: Number(key),
        issues: []
       }, ctx);
       if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
       if (0 === retryResult.issues.length) keyResult = retryResult;
      }
      if (keyResult.issues.length) {
       if ("loose" === def.mode) payload.value[key] = input[key]; else if (values) {
        unrecognized = unrecognized ?? [];
        unrecognized.push(key);
       } else payload.issues.push({
        code: "invalid_key",
        origin: "record",
        issues: keyResult.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())),
        input: key,
        path: [ key ],
        inst
       });
       continue;
      }
      const outKey = keyResult.value;
      if ("__proto__" === outKey) continue;
      const result = def.valueType._zod.run({
       value: input[key],
       issues: []
      }, ctx);
      if (result instanceof Promise) proms.push(result.then(result => {
       if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
       payload.value[outKey] = result.value;
      })); else {
       if (result.issues.length) payload.issues.push(...core_util.lQ(key, result.issues));
       payload.value[outKey] = result.value;
      }
     }
     if (unrecognized && unrecognized.length > 0) payload.issues.push({
      code: "unrecognized_keys",
      input,
      inst,
      keys: unrecognized,
      continue: !0
     });
    }
    if (proms.length) return Promise.all(proms).then(() => payload);
    return payload;
   };
  });
  const $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
   $ZodType.init(inst, def);
   const values = core_util.w5(def.entries);
   const valuesSet = new Set(values);
   inst._zod.values = valuesSet;
   core_util.v5(inst, "pattern", zod => {
    const patternValues = core_util.w5(zod.def.entries).filter(k => core_util.qQ.has(typeof k));
    return new RegExp(patternValues.length ? `^(${patternValues.map(o => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
   });
   inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (valuesSet.has(input)) return payload;
    payload.issues.push({
     code: "invalid_value",
     values,
     input,
     inst
    });
    return payload;
   };
  });
  const $ZodLiteral = core_core.xI("$ZodLiteral", (inst, def) => {
   $ZodType.init(inst, def);
   const values = new Set(def.values);
   inst._zod.values = values;
   core_util.v5(inst, "pattern", zod => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map(o => "string" == typeof o ? core_util.sD(o) : o ? core_util.sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
   });
   inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    if (values.has(input)) return payload;
    payload.issues.push({
     code: "invalid_value",
     values: def.values,
     input,
     inst
    });
    return payload;
   };
  });
  const $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
   $ZodType.init(inst, def);
   inst._zod.optin = "optional";
   core_core.cr.memoizer?.guard(inst);
   inst._zod.parse = (payload, ctx) => {
    if ("backward" === ctx.direction) throw new core_core.cV(inst.constructor.name);
    const _out = def.transform(payload.value, payload);
    if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then(output => {
     payload.value = output;
     return payload;
    });
    if (_out instanceof Promise) throw new core_core.GT;
    payload.value = _out;
    return payload;
   };
  });
  function handleOptionalResult(payload, result) {
   payload.value = result.issues.length ? void 0 : result.value;
   return payload;
  }
  const $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
   $ZodType.init(inst, def);
   core_util.v5(inst, "optin", zod => "defaulted" === zod.def.innerType._zod.optin ? "defaulted" : "optional");
   inst._zod.optout = "optional";
   core_util.v5(inst, "values", zod => {
    const values = zod.def.innerType._zod.values;
    return values ? new Set([ ...values, void 0 ]) : void 0;
   });
   core_util.v5(inst, "pattern", zod => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
   });
   inst._zod.parse = (payload, ctx) => {
    if (void 0 === payload.value) {
     if ("defaulted" !== def.innerType._zod.optin) return payload;
     const result = def.innerType._zod.run({
      value: payload.value,
      issues: []
     }, ctx);
     if (result instanceof Promise) return result.then(result => handleOptionalResult(payload, result));
     return handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
   };
  });
  const $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
   $ZodType.init(inst, def);
   core_util.v5(inst, "optin", zod => zod.def.innerType._zod.optin);
   core_util.v5(inst, "optout", zod => zod.def.innerType._zod.optout);
   core_util.v5(inst, "pattern", zod => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
   });
   core_util.v5(inst, "values", zod => zod.def.innerType._zod.values ? new Set([ ...zod.def.innerType._zod.values, null ]) : void 0);
   inst._zod.parse = (payload, ctx) => {
    if (null === payload.value) return payload;
    return def.innerType._zod.run(payload, ctx);
   };
  });
  function handleCatchResult(payload, result, def, ctx) {
   if (!result.issues.length) {
    payload.value = result.value;
    if (result.memo) payload.memo = !0;
    return payload;
   }
   payload.value = def.catchValue({
    ...result,
    value: payload.value,
    error: {
     issues: result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W()))
    },
    input: payload.value
   });
   return payload;
  }
  const $ZodCatch = core_core.xI("$ZodCatch", (inst, def) => {
   $ZodType.init(inst, def);
   core_util.v5(inst, "optin", zod => "defaulted" === zod.def.innerType._zod.optin ? "defaulted" : "optional");
   core_util.v5(inst, "optout", zod => zod.def.innerType._zod.optout);
   core_util.v5(inst, "values", zod => zod.def.innerType._zod.values);
   inst._zod.parse = (payload, ctx) => {
    if ("backward" === ctx.direction) return def.innerType._zod.run(payload, ctx);
    const result = def.innerType._zod.run({
     value: payload.value,
     issues: []
    }, ctx);
    if (result instanceof Promise) return result.then(result => handleCatchResult(payload, result, def, ctx));
    return handleCatchResult(payload, result, def, ctx);
   };
  });
  const $ZodPipe = core_core.xI("$ZodPipe", (inst, def) => {
   $ZodType.init(inst, def);
   core_util.v5(inst, "values", zod => zod.def.in._zod.values);
   core_util.v5(inst, "optin", zod => zod.def.in._zod.optin);
   core_util.v5(inst, "optout", zod => zod.def.out._zod.optout);
   core_util.v5(inst, "propValues", zod => zod.def.in._zod.propValues);
   inst._zod.parse = (payload, ctx) => {
    if ("backward" === ctx.direction) {
     const right = def.out._zod.run(payload, ctx);
     if (right instanceof Promise) return right.then(right => handlePipeResult(right, def.in, ctx));
     return handlePipeResult(right, def.in, ctx);
    }
    const left = def.in._zod.run(payload, ctx);
    if (left instanceof Promise) return left.then(left => handlePipeResult(left, def.out, ctx));
    return handlePipeResult(left, def.out, ctx);
   };
  });
  function handlePipeResult(left, next, ctx) {
   if (left.issues.some(iss => "unrecognized_keys" !== iss.code)) {
    left.aborted = !0;
    return left;
   }
   return next._zod.run({
    value: left.value,
    issues: left.issues
   }, ctx);
  }
  var api = __webpack_require__(197);
  function _getMessage() {
   const internals = this._zod;
   internals.message ?? (internals.message = JSON.stringify(internals.def, core_util.k8, 2));
   return internals.message;
  }
  function _setMessage(value) {
   this._zod.message = value;
  }
  const _messageDesc = {
   get: _getMessage,
   set: _setMessage,
   enumerable: !0,
   configurable: !0
  };
  const _issuesDesc = {
   value: void 0,
   enumerable: !1
  };
  const _installedToString = new WeakSet([ Object.prototype, Error.prototype ]);
  const initializer = (inst, def) => {
   inst.name = "$ZodError";
   _issuesDesc.value = def;
   Object.defineProperty(inst, "issues", _issuesDesc);
   _issuesDesc.value = void 0;
   Object.defineProperty(inst, "message", _messageDesc);
   const proto = Object.getPrototypeOf(inst);
   if (!_installedToString.has(proto)) {
    _installedToString.add(proto);
    Object.defineProperty(proto, "toString", {
     configurable: !0,
     enumerable: !1,
     get() {
      const value = () => this.message;
      Object.defineProperty(this, "toString", {
       value,
       configurable: !0,
       writable: !0
      });
      return value;
     },
     set(value) {
      Object.defineProperty(this, "toString", {
       value,
       configurable: !0,
       writable: !0
      });
     }
    });
   }
  };
  (0, core_core.xI)("$ZodError", initializer);
  const $ZodRealError = (0, core_core.xI)("$ZodError", initializer, void 0, {
   Parent: Error
  });
  const parse_parse = (_Err => {
   const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? {
     ..._ctx,
     async: !1
    } : {
     async: !1
    };
    const result = schema._zod.run({
     value,
     issues: []
    }, ctx);
    if (result instanceof Promise) throw new core_core.GT;
    if (result.issues.length) {
     const e = new (_params?.Err ?? _Err)(result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())));
     core_util.gx(e, _params?.callee ?? fn);
     throw e;
    }
    return result.value;
   };
   return fn;
  })($ZodRealError);
  const parse_parseAsync = (_Err => {
   const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? {
     ..._ctx,
     async: !0
    } : {
     async: !0
    };
    let result = schema._zod.run({
     value,
     issues: []
    }, ctx);
    if (result instanceof Promise) result = await result;
    if (result.issues.length) {
     const e = new (params?.Err ?? _Err)(result.issues.map(iss => core_util.iR(iss, ctx, core_core.$W())));
     core_util.gx(e, params?.callee ?? fn);
     throw e;
    }
    return result.value;
   };
   return fn;
  })($ZodRealError);
  const safeParse = (_Err => (schema, value, _ctx) => {
   const ctx = _ctx ? {
    ..._ctx,
    async: !1
   } : {
    async: !1
   };
   const result = schema._zod.run({
    value,
    issues: []
   }, ctx);
   if (result instanceof Promise) throw new core_core.GT;
   return result.issues.length ? failure(_Err, result.issues, ctx) : {
    success: !0,
    data: result.value
   };
  })($ZodRealError);
  function failure(Err, issues, ctx) {
   let error;
   return {
    success: !1,
    get error() {
     if (!error) {
      error = new Err(issues.map(iss => core_util.iR(iss, ctx, core_core.$W())));
      issues = void 0;
      ctx = void 0;
     }
     return error;
    },
    set error(e) {
     error = e;
     issues = void 0;
     ctx = void 0;
    }
   };
  }
  const safeParseAsync = (_Err => async (schema, value, _ctx) => {
   const ctx = _ctx ? {
    ..._ctx,
    async: !0
   } : {
    async: !0
   };
   let result = schema._zod.run({
    value,
    issues: []
   }, ctx);
   if (result instanceof Promise) result = await result;
   return result.issues.length ? failure(_Err, result.issues, ctx) : {
    success: !0,
    data: result.value
   };
  })($ZodRealError);
  const ZodMiniType = core_core.xI("ZodMiniType", (inst, def) => {
   if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
   $ZodType.init(inst, def);
   inst.def = def;
   inst.type = def.type;
  }, {
   get with() {
    return this.check;
   },
   set with(value) {
    core_util.qh(this, "with", value);
   },
   parse(data, params) {
    return parse_parse(this, data, params, {
     callee: this.parse
    });
   },
   parseAsync(data, params) {
    return parse_parseAsync(this, data, params, {
     callee: this.parseAsync
    });
   },
   safeParse(data, params) {
    return safeParse(this, data, params);
   },
   safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
   },
   check(...checks) {
    const def = this.def;
    return this.clone({
     ...def,
     checks: [ ...def.checks ?? [], ...checks.map(ch => "function" == typeof ch ? {
      _zod: {
       check: ch,
       def: {
        check: "custom"
       },
       onattach: []
      }
     } : ch) ]
    }, {
     parent: !0
    });
   },
   clone(_def, params) {
    return core_util.o8(this, _def, params);
   },
   brand() {
    return this;
   },
   register(reg, meta) {
    reg.add(this, meta);
    return this;
   },
   apply(fn, ...args) {
    return 0 === args.length ? fn(this) : fn(this, ...args);
   }
  });
  const ZodMiniString = core_core.xI("ZodMiniString", (inst, def) => {
   $ZodString.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function schemas_string(params) {
   return api.Rl(ZodMiniString, params);
  }
  const ZodMiniNumber = core_core.xI("ZodMiniNumber", (inst, def) => {
   $ZodNumber.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function schemas_number(params) {
   return api.F7(ZodMiniNumber, params);
  }
  const ZodMiniNumberFormat = core_core.xI("ZodMiniNumberFormat", (inst, def) => {
   $ZodNumberFormat.init(inst, def);
   ZodMiniNumber.init(inst, def);
  });
  function schemas_int(params) {
   return api.LK(ZodMiniNumberFormat, params);
  }
  const ZodMiniBoolean = core_core.xI("ZodMiniBoolean", (inst, def) => {
   $ZodBoolean.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function schemas_boolean(params) {
   return api._L(ZodMiniBoolean, params);
  }
  const ZodMiniUnknown = core_core.xI("ZodMiniUnknown", (inst, def) => {
   $ZodUnknown.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function unknown() {
   return api.em(ZodMiniUnknown);
  }
  const ZodMiniArray = core_core.xI("ZodMiniArray", (inst, def) => {
   $ZodArray.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function array(element, params) {
   return new ZodMiniArray({
    type: "array",
    element,
    ...core_util.A2(params)
   });
  }
  const ZodMiniObject = core_core.xI("ZodMiniObject", (inst, def) => {
   $ZodObject.init(inst, def);
   ZodMiniType.init(inst, def);
   core_util.X(inst, "shape", self => self._zod.def.shape, !1);
  });
  function object(shape, params) {
   const def = {
    type: "object",
    shape: shape ?? {},
    ...core_util.A2(params)
   };
   return new ZodMiniObject(def);
  }
  const ZodMiniUnion = core_core.xI("ZodMiniUnion", (inst, def) => {
   $ZodUnion.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function union(options, params) {
   return new ZodMiniUnion({
    type: "union",
    options,
    ...core_util.A2(params)
   });
  }
  const ZodMiniRecord = core_core.xI("ZodMiniRecord", (inst, def) => {
   $ZodRecord.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function record(keyType, valueType, params) {
   if (!valueType || !valueType._zod) return new ZodMiniRecord({
    type: "record",
    keyType: schemas_string(),
    valueType: keyType,
    ...core_util.A2(valueType)
   });
   return new ZodMiniRecord({
    type: "record",
    keyType,
    valueType,
    ...core_util.A2(params)
   });
  }
  const ZodMiniEnum = core_core.xI("ZodMiniEnum", (inst, def) => {
   $ZodEnum.init(inst, def);
   ZodMiniType.init(inst, def);
   inst.options = [ ...inst._zod.values ];
  });
  function _enum(values, params) {
   const entries = Array.isArray(values) ? Object.fromEntries(values.map(v => [ v, v ])) : values;
   return new ZodMiniEnum({
    type: "enum",
    entries,
    ...core_util.A2(params)
   });
  }
  const ZodMiniLiteral = core_core.xI("ZodMiniLiteral", (inst, def) => {
   $ZodLiteral.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function literal(value, params) {
   return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [ value ],
    ...core_util.A2(params)
   });
  }
  const ZodMiniTransform = core_core.xI("ZodMiniTransform", (inst, def) => {
   $ZodTransform.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function transform(fn) {
   return new ZodMiniTransform({
    type: "transform",
    transform: fn
   });
  }
  const ZodMiniOptional = core_core.xI("ZodMiniOptional", (inst, def) => {
   $ZodOptional.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function optional(innerType) {
   return new ZodMiniOptional({
    type: "optional",
    innerType
   });
  }
  const ZodMiniNullable = core_core.xI("ZodMiniNullable", (inst, def) => {
   $ZodNullable.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function nullable(innerType) {
   return new ZodMiniNullable({
    type: "nullable",
    innerType
   });
  }
  function nullish(innerType) {
   return optional(nullable(innerType));
  }
  const ZodMiniCatch = core_core.xI("ZodMiniCatch", (inst, def) => {
   $ZodCatch.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function _catch(innerType, catchValue) {
   return new ZodMiniCatch({
    type: "catch",
    innerType,
    catchValue: "function" == typeof catchValue ? catchValue : core_util.SS(catchValue)
   });
  }
  const ZodMiniPipe = core_core.xI("ZodMiniPipe", (inst, def) => {
   $ZodPipe.init(inst, def);
   ZodMiniType.init(inst, def);
  });
  function pipe(in_, out) {
   return new ZodMiniPipe({
    type: "pipe",
    in: in_,
    out
   });
  }
 })
};
