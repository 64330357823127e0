export const id = 845;

export const ids = [ 845 ];

export const modules = {
 1144: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   chooseInThread: () => chooseInThread
  });
  var job_reuse = __webpack_require__(4540);
  var agent_submit = __webpack_require__(6571);
  var report_conclusion = __webpack_require__(2245);
  var trigger_id = __webpack_require__(7526);
  const PENDING_TIMEOUT_MS = 12e4;
  function findPrevious({state, pendingClaims, trigger, digest, triggeredAt, now}) {
   const isOurs = submission => (0, trigger_id.l)(submission.trigger, trigger);
   const submission = state?.submissions.findLast(isOurs);
   if (void 0 !== submission) return classify(submission, digest, now);
   const pending = pendingClaims.flatMap(({submissions}) => submissions).findLast(isOurs);
   if (void 0 !== pending) return classifyPending(pending, now);
   const prunedUntil = state?.pruned?.until;
   if (void 0 !== prunedUntil && void 0 !== triggeredAt && triggeredAt.getTime() <= Date.parse(prunedUntil)) return {
    kind: "unconfirmed",
    reason: "pruned"
   };
   return {
    kind: "new"
   };
  }
  function classify(submission, digest, now) {
   if (submission.digest !== digest) return {
    kind: "other-instruction",
    submission
   };
   const {job} = submission;
   if ("pending" === submission.state) return classifyPending(submission, now);
   if ("finished" === submission.state) switch (submission.outcome) {
   case "failed":
   case "rejected":
   case "misconfigured":
    return {
     kind: "retry",
     submission
    };

   case "pr-opened":
   case "no-pr":
   case "archived":
    if (null !== job) return {
     kind: "report",
     submission,
     job
    };
    break;

   case "cancelled":
    if (null === job) return {
     kind: "retry",
     submission
    };
   }
   return null === job ? {
    kind: "unconfirmed",
    reason: "pending"
   } : {
    kind: "resume",
    submission,
    job
   };
  }
  function classifyPending(submission, now) {
   return now.getTime() - Date.parse(submission.submittedAt) < PENDING_TIMEOUT_MS ? {
    kind: "pending",
    submission
   } : {
    kind: "unconfirmed",
    reason: "pending"
   };
  }
  var state = __webpack_require__(2751);
  const PENDING_WAIT_MS = 3e4;
  const PENDING_POLL_MS = 3e3;
  function findPreviousIn({clock}, {trigger, digest, triggeredAt}, {state, pendingClaims}) {
   return findPrevious({
    state,
    pendingClaims,
    trigger,
    digest,
    triggeredAt,
    now: clock.date()
   });
  }
  async function awaitPrevious(deps, request, claimed) {
   const {clock, signal} = deps;
   const until = clock.now() + PENDING_WAIT_MS;
   for (;;) {
    const {statusComment} = request;
    if (void 0 === statusComment) return {
     kind: "new"
    };
    const found = findPreviousIn(deps, request, statusComment);
    const isExpected = claimed && "new" === found.kind && !statusComment.isSubmittedByOtherKey(request.trigger);
    if ("pending" !== found.kind && !isExpected || signal.aborted) return found;
    if (clock.now() >= until) return "new" === found.kind ? found : {
     kind: "unconfirmed",
     reason: "pending"
    };
    await clock.sleep(PENDING_POLL_MS, signal);
    request.warn("The thread could not be read again", await statusComment.reloadAll());
   }
  }
  async function resumePrevious(deps, service, previous) {
   switch (previous.kind) {
   case "new":
   case "retry":
    return;

   case "other-instruction":
    return {
     kind: "not-submitted",
     conclusion: {
      outcome: "misconfigured",
      reason: "invalid-input"
     },
     message: "Another use of this action in the same thread has asked something else for the same trigger. Give each use a `comment-tag` of its own."
    };

   case "pending":
   case "unconfirmed":
    return {
     kind: "not-submitted",
     conclusion: {
      outcome: "unconfirmed",
      reason: "create-unconfirmed"
     },
     message: "An earlier attempt may have asked for this job, and nothing tells how that went, so it is not asked for again. Look at the dashboard; if there is no job, ask anew."
    };

   case "resume":
   case "report":
    return resumeJob(deps, service, previous);
   }
  }
  async function resumeJob(deps, service, {kind, submission, job: jobId}) {
   const {clock, runner} = deps;
   runner.info(`This was asked for before, as job ${jobId}; it is taken up rather than asked for again.`);
   const found = await (0, agent_submit.sP)(deps, service, jobId);
   const jobAction = "resumed";
   const job = found.ok ? found.value : (0, state.RW)({
    ...submission,
    job: jobId
   });
   if ("report" === kind) {
    const conclusion = (0, report_conclusion.vu)(job) ?? {
     outcome: "still-active",
     reason: "not-waiting"
    };
    return {
     kind: "not-submitted",
     conclusion,
     message: (0, report_conclusion.LJ)(conclusion, job, 0),
     job,
     jobAction,
     submit: submission
    };
   }
   return {
    kind: "submitted",
    job,
    jobAction,
    turn: (0, state.R7)(submission, clock),
    submittedAtMs: clock.now(),
    submit: submission,
    note: void 0
   };
  }
  var run_context = __webpack_require__(9108);
  var agent_target = __webpack_require__(2118);
  function isPending({state, outcome, submittedAt}, now) {
   return "pending" === state && null === outcome && now.getTime() - Date.parse(submittedAt) < PENDING_TIMEOUT_MS;
  }
  function isLockedByOther(submissions, own, now) {
   const first = submissions.find(submission => isPending(submission, now) && (own.sharesJob || (0, 
   trigger_id.l)(submission.trigger, own.trigger)));
   return void 0 !== first && !((0, trigger_id.l)(first.trigger, own.trigger) && first.run === own.run);
  }
  const SETTLE_MS = 3e3;
  const LOCK_POLL_MS = 3e3;
  const MAX_ROUNDS = 3;
  async function withSubmitLock(context, request, choose) {
   const {clock, signal, run} = context.deps;
   const {statusComment} = request;
   const own = {
    trigger: request.trigger,
    run: run.id,
    sharesJob: (0, run_context.VA)(context)
   };
   const reload = async () => request.warn("The thread could not be read again", await (statusComment?.reloadAll()));
   const isLocked = () => !signal.aborted && isLockedByOther(statusComment?.allSubmissions() ?? [], own, clock.date());
   await reload();
   for (let round = 1; ;round += 1) {
    const until = clock.now() + PENDING_TIMEOUT_MS;
    for (;isLocked() && clock.now() < until; ) {
     await clock.sleep(LOCK_POLL_MS, signal);
     await reload();
    }
    request.warn("A comment that is not needed could not be deleted", await (statusComment?.deleteDuplicate()));
    const decision = await choose();
    if ("resolved" === decision.kind || "message" === decision.target.kind || signal.aborted) return decision;
    await reload();
    if (isLocked() && round < MAX_ROUNDS) continue;
    const pending = await (0, agent_submit.PQ)(context, request, decision.target);
    await clock.sleep(SETTLE_MS, signal);
    await reload();
    if (isLocked() && round < MAX_ROUNDS) continue;
    return releaseOnFailure(await choose(), pending);
   }
  }
  function releaseOnFailure(decision, pending) {
   if ("target" === decision.kind || "submitted" === decision.submitted.kind || void 0 !== decision.submitted.submit) return decision;
   return {
    ...decision,
    submitted: {
     ...decision.submitted,
     submit: (0, state.PH)(pending)
    }
   };
  }
  async function chooseInThread(context, request, isNewJob) {
   const {deps, service} = context;
   const first = findPreviousIn(deps, request, request.statusComment);
   const hasRivals = "subject" === request.trigger.kind || !isNewJob && (0, run_context.VA)(context);
   const withLock = () => withSubmitLock(context, request, () => chooseAfterOthers(context, request, isNewJob));
   const target = () => hasRivals ? withLock() : chooseTarget(context, isNewJob);
   if ("new" !== first.kind && "retry" !== first.kind) return resolved(await resumePrevious(deps, service, await awaitPrevious(deps, request, !1))) ?? target();
   const [reaction, , decision] = await Promise.all([ (0, agent_target.iO)(context, context.event), request.statusComment.reload(), hasRivals ? void 0 : target() ]);
   const claimed = "existing" === reaction && "new" === first.kind;
   const resumed = resolved(await resumePrevious(deps, service, await awaitPrevious(deps, request, claimed)));
   if (void 0 !== resumed) return resumed;
   return claimed && request.statusComment.isSubmittedByOtherKey(request.trigger) ? withLock() : decision ?? target();
  }
  async function chooseAfterOthers(context, request, isNewJob) {
   const {deps, service, statusComment} = context;
   const others = statusComment?.state?.submissions.filter(({run}) => run !== deps.run.id) ?? [];
   const state = statusComment?.state && {
    ...statusComment.state,
    submissions: others
   };
   const previous = findPreviousIn(deps, request, {
    state,
    pendingClaims: []
   });
   return resolved(await resumePrevious(deps, service, previous)) ?? chooseTarget(context, isNewJob);
  }
  function resolved(submitted) {
   return submitted && {
    kind: "resolved",
    submitted
   };
  }
  async function chooseTarget(context, isNewJob) {
   const {inputs, event} = context;
   if (void 0 !== inputs.jobId) return (0, agent_target.ey)(context, inputs.jobId);
   return !isNewJob && (0, job_reuse.Xz)(inputs, void 0 !== event) ? chooseThreadJob(context) : agent_target.lQ;
  }
  async function chooseThreadJob({deps, inputs, service, github, statusComment, event}) {
   const last = (0, job_reuse.jV)(statusComment?.state);
   if (void 0 === last) return agent_target.lQ;
   const isOpen = async link => null === link ? void 0 : github.repository.isPullRequestOpen(link);
   const [found, previous] = await Promise.all([ getRecentJob(deps, service, last), isOpen(last.prLink) ]);
   if (!found.ok && deps.signal.aborted) return agent_target.lQ;
   if (!found.ok && 404 !== found.error.status) return {
    kind: "resolved",
    submitted: (0, agent_target.ZM)(found.error, inputs.connection.baseUrl.host, !0)
   };
   const job = found.ok ? found.value : void 0;
   const prLink = "completed" === job?.status ? job.prLink : null;
   const prOpen = prLink === last.prLink ? previous : await isOpen(prLink);
   return {
    kind: "target",
    target: (0, job_reuse.SG)({
     last,
     job,
     prOpen,
     byCommand: void 0 !== event,
     now: deps.clock.date()
    })
   };
  }
  const NEW_JOB_GRACE_MS = 3e4;
  const NEW_JOB_POLL_MS = 3e3;
  async function getRecentJob(deps, service, {job, submittedAt}) {
   const {clock, signal} = deps;
   for (;;) {
    const found = await (0, agent_submit.sP)(deps, service, job);
    const isNew = clock.date().getTime() - Date.parse(submittedAt) < NEW_JOB_GRACE_MS;
    if (found.ok || 404 !== found.error.status || !isNew || signal.aborted) return found;
    await clock.sleep(NEW_JOB_POLL_MS, signal);
   }
  }
 }),
 1941: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   addReaction: () => addReaction,
   checkStatus: () => checkStatus,
   dryRunResult: () => dryRunResult,
   invalidInputs: () => invalidInputs,
   replyOnce: () => reply.i,
   reportResult: () => reportResult,
   trackJob: () => trackJob,
   waitForExistingJob: () => waitForExistingJob
  });
  var replies = __webpack_require__(3254);
  var report_conclusion = __webpack_require__(2245);
  var run_context = __webpack_require__(9108);
  const MIN_DELAY_MS = 500;
  const EXTRA_DELAY_MS = 1500;
  const MAX_ATTEMPTS = 3;
  async function confirmWrite(context, submission, write) {
   const {clock, random, signal} = context.deps;
   if (void 0 === context.statusComment || !(0, run_context.VA)(context)) return;
   for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
    await clock.sleep(MIN_DELAY_MS + EXTRA_DELAY_MS * random(), signal);
    if (signal.aborted || await context.statusComment.hasSubmission(submission)) return;
    await write();
   }
  }
  var cancel_grace = __webpack_require__(3894);
  var post_state = __webpack_require__(9909);
  var src_text = __webpack_require__(6062);
  var format = __webpack_require__(3889);
  function resultLogLines({conclusion: {outcome, reason}, job, failed}) {
   const details = [ {
    line: `Outcome:      ${outcome}${"" === reason ? "" : `/${reason}`}`,
    style: failed ? "bad" : "pr-opened" === outcome || "no-pr" === outcome ? "good" : "plain"
   } ];
   if (void 0 === job) return details;
   const {id, status, prLink} = job;
   details.push({
    line: `Pull request: ${prLink ?? "none"}`,
    style: "plain"
   }, {
    line: `Job:          ${id}${void 0 === status ? "" : ` (${status})`}`,
    style: "plain"
   });
   return details;
  }
  const MAX_STATUS_LENGTH = 60;
  function pollLogLine({elapsedMs, status, error, nextInMs}) {
   const seen = void 0 === error ? (0, src_text.xv)(status ?? "no status", MAX_STATUS_LENGTH) : `no good answer (${"" === error.detail ? `status ${error.status}` : error.detail})`;
   const next = void 0 === nextInMs ? "" : `, next look in ${(0, format.a3)(nextInMs)}`;
   return `${formatElapsed(elapsedMs)}  ${seen}${next}`;
  }
  function formatElapsed(ms) {
   const seconds = Math.round(ms / 1e3);
   return `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, "0")}`;
  }
  var job_details = __webpack_require__(9236);
  var markdown = __webpack_require__(4639);
  const MAX_PROMPT_SHOWN = 2e5;
  function renderJobSummary(view) {
   const {conclusion, job, errors, prompt, waitedMs, attempts, serverUrl} = view;
   return [ `### ${(0, report_conclusion.DD)(conclusion, void 0 !== job)}`, (0, job_details.GX)({
    outcome: conclusion.outcome,
    job,
    serverUrl
   }), 0 === errors.length ? (0, job_details.e4)(view) : errors.map(error => `- ${(0, 
   markdown._)(error)}`).join("\n"), (0, job_details.Bm)(0 === attempts ? "" : `Waited ${(0, 
   format.a3)(waitedMs)} (${(0, format.td)(attempts, "look")})`, (0, job_details.$c)(job), repositoryDetail(job, serverUrl)), void 0 === prompt ? "" : promptDetails(prompt) ].filter(part => "" !== part).join("\n\n").concat("\n");
  }
  function repositoryDetail(job, serverUrl) {
   if (void 0 === job?.repository) return "";
   const url = URL.parse(job.repository);
   const repository = null === url ? job.repository : url.host === serverUrl.host ? url.pathname.slice(1) : `${url.host}${url.pathname}`;
   return "" === repository ? "" : `repository ${(0, markdown.Cv)(repository)}`;
  }
  function promptDetails({text, line}) {
   return `<details><summary>${(0, markdown.ZD)(line)}</summary>\n\n${(0, markdown.DV)((0, 
   src_text.xv)(text, MAX_PROMPT_SHOWN))}\n\n</details>`;
  }
  var fail_on = __webpack_require__(3613);
  var compose_prompt = __webpack_require__(4372);
  var outputs = __webpack_require__(2993);
  function reportJob(deps, {job, jobAction}) {
   for (const [name, value] of Object.entries((0, outputs.ke)(job, jobAction))) deps.runner.setOutput(name, value);
   deps.runner.info(`${ACTIONS[jobAction]} ${job.id}.`);
  }
  const ACTIONS = {
   created: "Created job",
   messaged: "Sent the message to job",
   resumed: "Took up job",
   none: "Found job"
  };
  function reportPoll(deps, poll) {
   deps.runner.info(pollLogLine(poll), void 0 === poll.error ? "plain" : "quiet");
   if (void 0 !== poll.unknownStatus) deps.runner.warning(`The service says the job\u2019s status is ${(0, 
   src_text.xv)(poll.unknownStatus, 60)}, which this action does not know. It counts as still running.`, "Docs agent");
  }
  function setOutputs({runner}, result) {
   for (const [name, value] of Object.entries((0, outputs.ww)(result))) runner.setOutput(name, value);
  }
  async function reportResult(deps, result) {
   const failed = (0, fail_on.W9)(result.inputs?.failOn ?? result.failOn ?? [], result.conclusion);
   setOutputs(deps, result);
   if (void 0 !== result.jobAction || "skipped" !== result.conclusion.outcome) for (const {line, style: tone} of resultLogLines({
    ...result,
    job: result.job,
    failed
   })) deps.runner.info(line, tone);
   annotate(deps, result, failed);
   if ("no-command" === result.conclusion.reason) return {
    result,
    failed
   };
   const {conclusion, message, job, waitedMs = 0, attempts = 0, errors = [], prompt, inputs} = result;
   const host = inputs?.connection.baseUrl.host ?? "";
   await deps.runner.writeSummary(renderJobSummary({
    conclusion,
    message,
    job,
    waitedMs,
    attempts,
    errors,
    serverUrl: deps.run.serverUrl,
    prompt: prompt && {
     text: prompt.text,
     line: (0, compose_prompt.c)(prompt, {
      status: sendStatus(prompt.isSent, conclusion),
      host
     })
    }
   }));
   return {
    result,
    failed
   };
  }
  function sendStatus(isSent, {outcome}) {
   if (isSent) return "Sent";
   return "skipped" === outcome ? "Would be sent" : "Not sent";
  }
  function annotate({runner}, {conclusion, message, job}, failed) {
   const heading = `Docs agent: ${(0, report_conclusion.DD)(conclusion, void 0 !== job).replace(/^\S+ /, "")}`;
   if (failed) runner.error(message, heading); else if ("connection-lost" === conclusion.outcome || "failed" === conclusion.outcome || "unconfirmed" === conclusion.outcome) runner.warning(message, heading); else if ("skipped" === conclusion.outcome) runner.info(message); else runner.notice(message, heading);
  }
  const NOTIFY_AFTER_MS = 6e4;
  async function reportToThread(context, result, submission) {
   const {deps} = context;
   setOutputs(deps, result);
   if (void 0 === await (0, cancel_grace.Q)(deps, updateThread(context, result, submission))) return result;
   (0, post_state.t0)(deps.runner);
   const commentUrl = context.statusReporter.commentUrl();
   return "" === commentUrl ? result : {
    ...result,
    commentUrl
   };
  }
  async function updateThread(context, result, submission) {
   const {conclusion, message, job, note, waitedMs = 0, prompt} = result;
   await Promise.all([ addReaction(context, conclusion.outcome), submission && context.statusComment?.reload() ]);
   if (void 0 === submission) return "told";
   const coveredSha = job && prompt?.coveredSha;
   const phase = {
    kind: "finished",
    conclusion
   };
   const write = () => context.statusReporter.save(submission, {
    phase,
    message,
    note,
    job,
    waitedMs,
    coveredSha
   });
   await Promise.all([ write(), notifyRequester(context, result) ]);
   await confirmWrite(context, submission, write);
   return "told";
  }
  async function addReaction({github, event, warn}, outcome) {
   const reaction = report_conclusion.nM[outcome];
   if (void 0 === event || "review" === event.comment.kind || void 0 === reaction) return;
   const answer = await github.commentsApi.react(event.comment, reaction);
   if (!answer.ok) warn("The comment could not be given a reaction", answer.error);
  }
  async function notifyRequester({deps, inputs, github, event, warn}, result) {
   const {conclusion, message, job, waitedMs = 0} = result;
   if ("none" === inputs.notify || waitedMs <= NOTIFY_AFTER_MS || "cancelled" === conclusion.outcome || void 0 === event) return;
   const {comment, author} = event;
   const {serverUrl} = deps.run;
   const text = (0, replies.CE)({
    comment,
    login: author.login,
    conclusion,
    job,
    message,
    serverUrl
   });
   const created = await github.commentsApi.create(comment.thread, text);
   if (!created.ok) warn("The person who asked could not be told", created.error);
  }
  var domain = __webpack_require__(4893);
  async function raceAbort(signal, submission) {
   if (signal.aborted) return;
   let stop = () => {};
   const aborted = new Promise(resolve => {
    stop = () => resolve(void 0);
    signal.addEventListener("abort", stop);
   });
   try {
    const answer = await Promise.race([ submission(signal), aborted ]);
    return signal.aborted && !1 === answer?.ok ? void 0 : answer;
   } finally {
    signal.removeEventListener("abort", stop);
   }
  }
  const MAX_OUTAGE_MS = 3e5;
  const MAX_COUNTED_INTERVAL_MS = MAX_OUTAGE_MS / 2;
  const NOT_FOUND_GRACE_MS = 3e4;
  const IN_A_ROW = 2;
  const BACKOFF_STEP = 1.5;
  const MAX_BACKOFF = 4;
  function initialHealth(now) {
   return {
    lastSuccessAt: now,
    deniedCount: 0,
    notFoundCount: 0,
    backoffFactor: 1
   };
  }
  function recordSuccess(health, now) {
   return {
    ...initialHealth(now),
    backoffFactor: Math.max(1, health.backoffFactor / BACKOFF_STEP)
   };
  }
  function recordFailure(health, error, now) {
   const status = "status" === error.kind ? error.status : void 0;
   const next = {
    lastSuccessAt: health.lastSuccessAt,
    failingSince: health.failingSince ?? Math.max(health.lastSuccessAt, now - MAX_COUNTED_INTERVAL_MS),
    deniedCount: 401 === status || 403 === status ? health.deniedCount + 1 : 0,
    notFoundCount: 404 === status ? health.notFoundCount + 1 : 0,
    backoffFactor: 429 === status ? Math.min(MAX_BACKOFF, health.backoffFactor * BACKOFF_STEP) : health.backoffFactor
   };
   if (next.deniedCount >= IN_A_ROW) return {
    health: next,
    lost: 401 === status ? "unauthorized" : "forbidden"
   };
   if (next.notFoundCount >= IN_A_ROW && now - next.lastSuccessAt > NOT_FOUND_GRACE_MS) return {
    health: next,
    lost: "not-found"
   };
   if (now >= outageDeadline(next)) return {
    health: next,
    lost: "no-response"
   };
   return {
    health: next
   };
  }
  function outageDeadline(health) {
   return void 0 === health.failingSince ? 1 / 0 : health.failingSince + MAX_OUTAGE_MS;
  }
  var ports = __webpack_require__(6489);
  const MIN_INTERVAL_MS = 2e3;
  const SECONDS_PER_ROOT_SECOND = .75;
  const ADAPTIVE_MIN_MS = 5e3;
  const ADAPTIVE_MAX_MS = 3e4;
  const JITTER = .1;
  const MAX_DELAY_MS = 12e4;
  function adaptiveDelay({elapsedMs, random}) {
   const elapsedSeconds = Math.max(0, elapsedMs) / 1e3;
   const desiredMs = SECONDS_PER_ROOT_SECOND * Math.sqrt(elapsedSeconds) * 1e3;
   return withJitter(Math.min(Math.max(desiredMs, ADAPTIVE_MIN_MS), ADAPTIVE_MAX_MS), random);
  }
  function fixedDelay({intervalMs, random}) {
   return Math.max(MIN_INTERVAL_MS, withJitter(intervalMs, random));
  }
  function nextDelay({elapsedMs, fixedIntervalMs, retryAfterMs = 0, backoffFactor = 1, latestMs, timeLeftMs, random}) {
   const own = void 0 === fixedIntervalMs ? adaptiveDelay({
    elapsedMs,
    random
   }) : fixedDelay({
    intervalMs: fixedIntervalMs,
    random
   });
   const stretched = own * backoffFactor;
   const slowed = Math.min(retryAfterMs > stretched ? retryAfterMs : stretched, MAX_DELAY_MS);
   return clampDelay({
    desiredMs: Math.max(own, slowed),
    latestMs,
    timeLeftMs
   });
  }
  function clampDelay({desiredMs, latestMs = 1 / 0, timeLeftMs}) {
   const due = latestMs > timeLeftMs - MIN_INTERVAL_MS ? timeLeftMs : latestMs;
   return Math.min(Math.max(0, desiredMs > due - MIN_INTERVAL_MS ? due : desiredMs), ports._);
  }
  function withJitter(ms, random) {
   return Math.round(ms * (1 - JITTER + 2 * JITTER * random()));
  }
  var job_completion = __webpack_require__(2671);
  async function pollJob(options) {
   const {request, clock, random, turn, startedAt, fixedIntervalMs, signal} = options;
   const deadline = startedAt + (options.waitMs > 0 ? options.waitMs : 0);
   const logPoll = createPollLogger(options.onPoll);
   let job = options.first;
   let observations = job_completion.EX;
   let health = initialHealth(startedAt);
   let attempts = 0;
   const elapsed = () => clock.now() - startedAt;
   const finish = end => ({
    ...end,
    waitedMs: elapsed(),
    attempts
   });
   const lastKnown = () => void 0 === job ? {} : {
    job
   };
   const evaluate = answered => {
    const evaluated = (0, job_completion.c1)({
     turn,
     observations,
     job: answered,
     now: clock.now()
    });
    ({observations} = evaluated);
    return evaluated.completion;
   };
   const delayAfter = (completion, retryAfterMs) => {
    const now = clock.now();
    const due = {
     latestMs: outageDeadline(health) - now,
     timeLeftMs: deadline - now
    };
    if ("recheck" === completion.kind) return clampDelay({
     desiredMs: Math.max(completion.inMs, MIN_INTERVAL_MS),
     ...due
    });
    const {backoffFactor} = health;
    return nextDelay({
     elapsedMs: elapsed(),
     fixedIntervalMs,
     retryAfterMs,
     backoffFactor,
     ...due,
     random
    });
   };
   let delay = clampDelay({
    desiredMs: 0,
    timeLeftMs: deadline - clock.now()
   });
   if (void 0 !== job) {
    const completion = evaluate(job);
    if ("finished" === completion.kind) return finish({
     end: "finished",
     job,
     assumedByTimeout: completion.assumedByTimeout
    });
    delay = delayAfter(completion);
   }
   for (;;) {
    const untilDeadline = deadline - clock.now();
    await clock.sleep(delay, signal);
    const isLast = delay >= untilDeadline || clock.now() >= deadline;
    const result = await raceAbort(signal, request);
    if (void 0 === result) return finish({
     end: "aborted",
     ...lastKnown()
    });
    attempts += 1;
    let end;
    let completion = {
     kind: "running"
    };
    if (result.ok) {
     job = result.value;
     health = recordSuccess(health, clock.now());
     completion = evaluate(job);
     if ("finished" === completion.kind) end = {
      end: "finished",
      job,
      assumedByTimeout: completion.assumedByTimeout
     };
    } else {
     const {error} = result;
     const after = recordFailure(health, error, clock.now());
     ({health} = after);
     if (void 0 !== after.lost) end = {
      end: "connection-lost",
      reason: after.lost,
      error,
      ...lastKnown()
     };
    }
    if (isLast) end ??= {
     end: "timed-out",
     ...lastKnown()
    };
    if (void 0 === end) delay = delayAfter(completion, result.ok ? void 0 : result.error.retryAfterMs);
    logPoll({
     attempt: attempts,
     elapsedMs: elapsed(),
     nextInMs: void 0 === end ? delay : void 0,
     result
    });
    if (void 0 !== end) return finish(end);
   }
  }
  function createPollLogger(onPoll) {
   const known = new Set(domain.nE);
   return ({result, ...numbers}) => {
    if (!result.ok) {
     onPoll?.({
      ...numbers,
      error: result.error
     });
     return;
    }
    const {status} = result.value;
    const isNew = void 0 !== status && !known.has(status);
    if (isNew) known.add(status);
    onPoll?.({
     ...numbers,
     ...void 0 === status ? {} : {
      status
     },
     ...isNew ? {
      unknownStatus: status
     } : {}
    });
   };
  }
  var state = __webpack_require__(2751);
  var agent_submit = __webpack_require__(6571);
  var service_errors = __webpack_require__(6379);
  var connection = __webpack_require__(979);
  function invalidInputs(errors, failOn) {
   const wanted = (0, fail_on.XV)(failOn);
   return {
    conclusion: {
     outcome: "misconfigured",
     reason: 1 === errors.length && errors[0] === connection.uq ? "no-api-key" : "invalid-input"
    },
    message: errors.join(" "),
    errors,
    failOn: wanted.ok ? wanted.value : fail_on.VQ
   };
  }
  async function dryRunResult(context, operation) {
   const prompt = "submit" === operation.kind ? await composeLikely(context, operation) : void 0;
   return {
    conclusion: {
     outcome: "skipped",
     reason: "dry-run"
    },
    message: `Dry run: this would ${describeOperation(operation, context.inputs)}. Nothing was asked.${prompt ? " The job summary has the prompt." : ""}`,
    ...prompt && {
     prompt: {
      ...prompt,
      isSent: !1
     }
    }
   };
  }
  async function composeLikely(context, {instruction, isNewJob}) {
   return (0, compose_prompt.lm)(context, instruction, await (0, compose_prompt.pu)(context, instruction, (0, 
   compose_prompt.$C)(context, isNewJob)));
  }
  function describeOperation(operation, {jobId}) {
   switch (operation.kind) {
   case "submit":
    return void 0 === jobId ? "ask the docs agent" : `send a message to job ${jobId}`;

   case "wait":
    return `wait for job ${operation.jobId}`;

   case "check-status":
    return `look at job ${operation.submission.job}`;

   case "reply":
    return "answer the comment";
   }
  }
  function detachedResult({job, jobAction}) {
   const conclusion = {
    outcome: "still-active",
    reason: "not-waiting"
   };
   return {
    conclusion,
    job,
    jobAction,
    message: (0, report_conclusion.LJ)(conclusion, job, 0)
   };
  }
  function waitResult(poll, {job: first, jobAction}, inputs) {
   const job = poll.job ?? first;
   const conclusion = conclusionOfWait(poll);
   const common = {
    conclusion,
    job,
    jobAction,
    waitedMs: poll.waitedMs,
    attempts: poll.attempts
   };
   if ("connection-lost" === poll.end) {
    const message = (0, service_errors.f)({
     error: poll.error,
     request: "read",
     host: inputs.connection.baseUrl.host,
     uncertain: !1
    });
    return {
     ...common,
     message
    };
   }
   const message = (0, report_conclusion.LJ)(conclusion, job, poll.waitedMs);
   return {
    ...common,
    message: "finished" === poll.end && poll.assumedByTimeout ? `${message} ${ASSUMED_BY_TIMEOUT}` : message
   };
  }
  const ASSUMED_BY_TIMEOUT = "The service never showed the message being worked on, so this may be the state from before it.";
  function conclusionOfWait(poll) {
   switch (poll.end) {
   case "finished":
    return (0, report_conclusion.vu)(poll.job) ?? {
     outcome: "still-active",
     reason: "timed-out"
    };

   case "timed-out":
    return {
     outcome: "still-active",
     reason: "timed-out"
    };

   case "connection-lost":
    return {
     outcome: "connection-lost",
     reason: poll.reason
    };

   case "aborted":
    return {
     outcome: "cancelled",
     reason: ""
    };
   }
  }
  var target = __webpack_require__(2118);
  async function trackJob(context, submitted, prompt) {
   if ("not-submitted" === submitted.kind) {
    const {conclusion, message, job, jobAction, submit: submission} = submitted;
    return reportToThread(context, {
     conclusion,
     message,
     ...job && {
      job
     },
     ...jobAction && {
      jobAction
     },
     ...prompt && {
      prompt: {
       ...prompt,
       isSent: void 0 !== submission && wasSent(conclusion)
      }
     }
    }, submission && (0, state.UI)(submission, conclusion, job));
   }
   const waitUntil = new Date(context.deps.clock.date().getTime() + context.inputs.waitMs).toISOString();
   saveSubmitted(context, {
    submitted,
    waitUntil
   });
   reportJob(context.deps, submitted);
   await reportInProgress(context, {
    submitted,
    waitUntil
   });
   const result = await waitForResult(context, submitted);
   const sent = prompt && {
    prompt: {
     ...prompt,
     isSent: !0
    }
   };
   const submission = submitted.submit && (0, state.UI)(submitted.submit, result.conclusion, result.job);
   return reportToThread(context, {
    ...result,
    ...sent,
    note: submitted.note
   }, submission);
  }
  function wasSent({outcome, reason}) {
   return "unconfirmed" === outcome || "rejected" === outcome && "not-sent" !== reason;
  }
  function saveSubmitted({deps, statusComment}, {submitted: {submit: submission, coveredSha}, waitUntil}) {
   if (void 0 === submission || void 0 === statusComment) return;
   const commentId = statusComment.comment?.id;
   (0, post_state.Li)(deps.runner, {
    thread: statusComment.ref.thread,
    submission,
    commentId,
    coveredSha,
    waitUntil
   });
  }
  async function reportInProgress(context, {submitted, waitUntil}) {
   const {deps, inputs, statusComment, statusReporter} = context;
   const {submit: submission, job, note, coveredSha} = submitted;
   if (void 0 === submission || void 0 === statusComment) return;
   if (deps.signal.aborted || !isInProgress(submitted)) return;
   const message = 0 === inputs.waitMs ? "It goes on by itself; nobody waits for it." : "This comment will say how it ends.";
   const phase = {
    kind: "in-progress"
   };
   const write = () => statusReporter.save(submission, {
    phase,
    message,
    note,
    job,
    waitUntil,
    coveredSha
   });
   const save = async () => {
    await statusComment.reload();
    await write();
    await confirmWrite(context, submission, write);
   };
   await (0, cancel_grace.Q)(deps, save());
  }
  function isInProgress({job, turn}) {
   return "message" === turn.kind || !(0, domain.Hd)(job.status);
  }
  async function waitForResult({deps, inputs, service}, submitted) {
   const {clock, random, signal} = deps;
   const {job, turn, submittedAtMs: at} = submitted;
   if (0 === inputs.waitMs && isInProgress(submitted)) return detachedResult(submitted);
   return waitResult(await pollJob({
    request: within => service.get(job.id, within),
    clock,
    random,
    signal,
    turn,
    first: "resumed" === submitted.jobAction ? void 0 : job,
    startedAt: at,
    waitMs: inputs.waitMs,
    fixedIntervalMs: inputs.pollIntervalMs,
    onPoll: attempt => reportPoll(deps, attempt)
   }), submitted, inputs);
  }
  async function checkStatus(context, submission) {
   const {deps, inputs, service} = context;
   const turn = (0, job_completion.LQ)(submission.snapshot, Date.parse(submission.submittedAt));
   let observations = job_completion.EX;
   for (;;) {
    const found = await (0, agent_submit.sP)(deps, service, submission.job);
    if (!found.ok) {
     const {conclusion, message} = (0, target.ZM)(found.error, inputs.connection.baseUrl.host, !1);
     return reportToThread(context, {
      conclusion,
      message
     }, void 0);
    }
    const job = found.value;
    const evaluated = (0, job_completion.c1)({
     turn,
     observations,
     job,
     now: deps.clock.date().getTime()
    });
    const {completion} = evaluated;
    if ("finished" === submission.state || "recheck" !== completion.kind || deps.signal.aborted) return reportStatus(context, {
     submission,
     job,
     isFinished: "finished" === submission.state || "finished" === completion.kind
    });
    observations = evaluated.observations;
    await deps.clock.sleep(completion.inMs, deps.signal);
   }
  }
  async function reportStatus(context, {submission, job, isFinished}) {
   const conclusion = isFinished && (0, report_conclusion.vu)(job) || {
    outcome: "still-active",
    reason: "not-waiting"
   };
   return reportToThread(context, {
    conclusion,
    message: "still-active" === conclusion.outcome ? `The docs agent is still at work on job ${job.id}.` : (0, 
    report_conclusion.LJ)(conclusion, job, 0),
    job,
    jobAction: "none"
   }, (0, state.UI)(submission, conclusion, job));
  }
  async function waitForExistingJob(context, jobId) {
   return trackJob(context, await findSubmitted(context, jobId));
  }
  async function findSubmitted({deps, inputs, service, statusComment}, jobId) {
   const found = await (0, agent_submit.sP)(deps, service, jobId);
   if (!found.ok) return (0, target.ZM)(found.error, inputs.connection.baseUrl.host, !1);
   const open = statusComment?.state?.submissions.filter(({job, state}) => job === jobId && "submitted" === state) ?? [];
   const submission = open.findLast(({run}) => run === deps.run.id) ?? open.at(-1);
   const turn = void 0 === submission ? {
    kind: "create"
   } : (0, state.R7)(submission, deps.clock);
   const at = deps.clock.now();
   return {
    kind: "submitted",
    job: found.value,
    jobAction: "none",
    turn,
    submittedAtMs: at,
    submit: submission,
    note: void 0
   };
  }
  var reply = __webpack_require__(3887);
 }),
 305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   lowestPermission: () => lowestPermission
  });
  var _trigger_event_filter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9993);
  var _report_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3045);
  async function lowestPermission(deps, {repository}, {actors, authorization}) {
   const needed = authorization.minPermission;
   const logins = new Set(actors.filter(({isBot}) => !isBot).map(({login}) => login));
   return (await Promise.all([ ...logins ].map(async login => {
    const answer = await repository.permissionOf(login);
    if (answer.ok) return {
     login,
     has: answer.value,
     needed
    };
    deps.runner.warning((0, _report_github_errors_js__WEBPACK_IMPORTED_MODULE_1__.P)({
     what: `The permission of ${login} could not be read, so it counts as none`,
     error: answer.error,
     onPullRequest: void 0
    }), "Docs agent");
    return {
     login,
     has: "none",
     needed,
     unknown: !0
    };
   }))).find(({has}) => !(0, _trigger_event_filter_js__WEBPACK_IMPORTED_MODULE_0__._m)(has, needed)) ?? {
    login: actors[0]?.login ?? "",
    has: "admin",
    needed
   };
  }
 }),
 8628: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   operationForCommand: () => operationForCommand
  });
  var _command_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7316);
  var _thread_job_reuse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4540);
  var _trigger_trigger_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7526);
  var _report_replies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3254);
  var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4639);
  var _instruction_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3754);
  var _trigger_for_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3493);
  async function operationForCommand(context, trigger) {
   const {command} = trigger;
   const {commandPrefix: prefix} = context.inputs.authorization;
   const last = (0, _thread_job_reuse_js__WEBPACK_IMPORTED_MODULE_3__.jV)(context.statusComment?.state);
   switch (command.kind) {
   case "help":
    return {
     kind: "reply",
     text: (0, _report_replies_js__WEBPACK_IMPORTED_MODULE_0__.wc)(prefix, command),
     reason: "unknown-command" === command.reason ? "unknown-command" : "help",
     message: HELP_MESSAGES[command.reason]
    };

   case "status":
    if (void 0 === last) return replyHint(`This thread has no job yet. \`${prefix} \u2026\` with an instruction starts one.`);
    return {
     kind: "check-status",
     submission: last
    };

   case "prompt":
    if ("retry" === command.verb) return retry(context, trigger);
    return submitOperation(context, command);
   }
  }
  const HELP_MESSAGES = {
   requested: "Replied with the list of commands.",
   "unknown-command": "This is not a command, so nothing was started. Replied with the list of commands.",
   "cannot-cancel": "A job cannot be cancelled. Replied with the list of commands."
  };
  function submitOperation(context, command) {
   const isNewJob = "new" === command.verb;
   const hasJob = !isNewJob && void 0 !== (0, _thread_job_reuse_js__WEBPACK_IMPORTED_MODULE_3__.jV)({
    submissions: previousSubmissions(context)
   });
   if ("" !== command.instruction || hasJob || "issue" !== context.subject.kind) return {
    kind: "submit",
    instruction: instructionFrom(context, command.instruction),
    isNewJob
   };
   const {commandPrefix: prefix} = context.inputs.authorization;
   return {
    kind: "reply",
    text: (0, _report_replies_js__WEBPACK_IMPORTED_MODULE_0__.BK)(prefix),
    reason: "help",
    message: "There was no instruction; told what commands there are."
   };
  }
  function previousSubmissions(context) {
   return (0, _thread_job_reuse_js__WEBPACK_IMPORTED_MODULE_3__.Zm)(context.statusComment?.state, (0, 
   _trigger_for_js__WEBPACK_IMPORTED_MODULE_4__.A)(context));
  }
  async function retry(context, {event}) {
   const {github, inputs, warn} = context;
   const {commandPrefix: prefix} = inputs.authorization;
   const submissions = previousSubmissions(context);
   const last = submissions.at(-1);
   if (void 0 === last) return replyHint(`There is nothing to ask again in this thread. \`${prefix} \u2026\` with an instruction starts a job.`);
   const original = submissions.find(({digest, trigger}) => digest === last.digest && (0, 
   _trigger_trigger_id_js__WEBPACK_IMPORTED_MODULE_5__._)(trigger));
   const source = original?.trigger ?? last.trigger;
   if (!(0, _trigger_trigger_id_js__WEBPACK_IMPORTED_MODULE_5__._)(source)) return replyHint("The last ask came from a workflow run, not from a comment: run that workflow again.");
   const text = await github.commentsApi.textOf({
    kind: source.kind,
    id: Number(source.id),
    thread: event.comment.thread
   });
   if (!text.ok) warn("The comment to ask again could not be read", text.error);
   const command = (0, _command_parse_js__WEBPACK_IMPORTED_MODULE_6__.R)(text.ok ? text.value ?? "" : "", prefix);
   const instruction = "prompt" === command.kind ? instructionFrom(context, command.instruction) : void 0;
   if (void 0 === instruction || (0, _instruction_js__WEBPACK_IMPORTED_MODULE_2__.D)(context, instruction) !== last.digest) return replyHint("The comment with the last instruction was changed or deleted since. Please type the instruction anew.");
   return {
    kind: "submit",
    instruction,
    isNewJob: !1
   };
  }
  function instructionFrom({inputs}, user) {
   return {
    base: inputs.prompt,
    user
   };
  }
  function replyHint(text) {
   return {
    kind: "reply",
    text: (0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__._)(text),
    reason: "unknown-command",
    message: text.replaceAll("`", "")
   };
  }
 }),
 9649: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   runPostStep: () => runPostStep
  });
  var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2245);
  var _trigger_trigger_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7526);
  var _submit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6571);
  var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8802);
  var _post_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9909);
  var _run_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9108);
  var _thread_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2751);
  async function runPostStep(deps, state) {
   const saved = (0, _post_state_js__WEBPACK_IMPORTED_MODULE_5__.CK)(state);
   if (void 0 === saved) return;
   const inputs = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__.T)(deps.getInput, {
    promptFile: void 0,
    event: void 0
   });
   if (!inputs.ok) return;
   const context = await (0, _run_context_js__WEBPACK_IMPORTED_MODULE_3__.cJ)((0, _run_context_js__WEBPACK_IMPORTED_MODULE_3__.ft)(deps, inputs.value, void 0), saved.thread);
   const {statusComment, statusReporter} = context;
   if (void 0 === statusComment) return;
   if (void 0 === saved.commentId) statusComment.markPossiblyCreated(); else await statusComment.adopt(saved.commentId);
   statusComment.setWaitingUntil(saved.waitUntil);
   const submission = statusComment.state?.submissions.find(({trigger}) => (0, _trigger_trigger_id_js__WEBPACK_IMPORTED_MODULE_6__.l)(trigger, saved.submission.trigger)) ?? saved.submission;
   const latest = "pending" === submission.state && "submitted" === saved.submission.state ? saved.submission : submission;
   if ("finished" === latest.state) return;
   const wasNotSent = "pending" === latest.state && !0 !== saved.isSending;
   const {conclusion, message, job} = wasNotSent ? NOTHING_SENT : await resolveConclusion(context, latest);
   const {coveredSha} = saved;
   await statusReporter.save((0, _thread_state_js__WEBPACK_IMPORTED_MODULE_4__.UI)(wasNotSent ? (0, 
   _thread_state_js__WEBPACK_IMPORTED_MODULE_4__.PH)(latest) : latest, conclusion, job), {
    phase: {
     kind: "finished",
     conclusion
    },
    message,
    job,
    coveredSha
   });
   deps.runner.info("Finished the status comment, which the main step could not.");
  }
  const NOTHING_SENT = {
   conclusion: {
    outcome: "cancelled",
    reason: ""
   },
   message: "The run ended before anything was sent to the docs agent.",
   job: void 0
  };
  async function resolveConclusion({deps, service}, submission) {
   if ("pending" === submission.state) return {
    conclusion: {
     outcome: "unconfirmed",
     reason: null === submission.snapshot ? "create-unconfirmed" : "message-unconfirmed"
    },
    message: "The run ended while its request was on its way, so nothing tells whether it arrived. Look at the dashboard; if there is no job, ask anew.",
    job: void 0
   };
   const found = await (0, _submit_js__WEBPACK_IMPORTED_MODULE_1__.sP)(deps, service, submission.job ?? "");
   const job = found.ok ? found.value : void 0;
   const reached = void 0 !== job && null === submission.snapshot ? (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__.vu)(job) : void 0;
   return {
    conclusion: reached ?? {
     outcome: "cancelled",
     reason: ""
    },
    message: void 0 === reached ? `The run ended early. The docs agent goes on with job ${submission.job ?? ""}: the service has no way to cancel it.` : (0, 
    _report_conclusion_js__WEBPACK_IMPORTED_MODULE_0__.LJ)(reached, job, 0),
    job
   };
  }
 }),
 8459: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   replyDenied: () => replyDenied
  });
  var _inputs_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2680);
  var _report_replies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3254);
  var _reply_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3887);
  async function replyDenied(deps, denial) {
   const {github, event, authorization} = denial;
   const dryRun = (0, _inputs_parse_js__WEBPACK_IMPORTED_MODULE_2__.yG)("dry-run", deps.getInput("dry-run"));
   if (!dryRun.ok || dryRun.value) return;
   if ("reply" === authorization.onDenied) await (0, _reply_js__WEBPACK_IMPORTED_MODULE_1__.i)(deps, {
    ...denial,
    text: (0, _report_replies_js__WEBPACK_IMPORTED_MODULE_0__.Xn)(denial.denied)
   });
   if ("reaction" === authorization.onDenied && "review" !== event.comment.kind) await github.commentsApi.react(event.comment, "confused");
  }
 }),
 3887: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   i: () => replyOnce
  });
  var _report_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3045);
  var _report_replies_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3254);
  async function replyOnce({runner}, reply) {
   const {event, comments, github} = reply;
   const {comment} = event;
   const marker = (0, _report_replies_js__WEBPACK_IMPORTED_MODULE_0__.Td)({
    kind: comment.kind,
    id: String(comment.id)
   });
   if (comments.ok && comments.value.some(({body}) => body.startsWith(marker))) return;
   const created = await github.commentsApi.create(comment.thread, `${marker}\n${reply.text}\n`);
   if (created.ok) return;
   runner.warning((0, _report_github_errors_js__WEBPACK_IMPORTED_MODULE_1__.P)({
    what: "The answer could not be written into the thread",
    error: created.error,
    onPullRequest: event.onPullRequest
   }), "Docs agent");
  }
 }),
 2245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   DD: () => title,
   LJ: () => conclusionMessage,
   nM: () => REACTIONS,
   vu: () => conclusionOf
  });
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6062);
  var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3889);
  function title({outcome, reason}, hasJob = !0) {
   switch (outcome) {
   case "pr-opened":
    return "\u2705 Docs pull request opened";

   case "no-pr":
    return "\u2705 No docs change needed";

   case "failed":
    return "\u274c The docs agent failed";

   case "archived":
    return "\u{1f5c4}\ufe0f The job was archived";

   case "still-active":
    return "\u23f3 The docs agent is still at work";

   case "misconfigured":
    return "\u274c The configuration needs fixing";

   case "rejected":
    return "\u274c Not started";

   case "unconfirmed":
    return "message-unconfirmed" === reason ? "\u26a0\ufe0f Not known whether the message arrived" : "\u26a0\ufe0f Not known whether the job was started";

   case "connection-lost":
    return "\u26a0\ufe0f Lost contact with the docs agent";

   case "cancelled":
    return hasJob ? "\u23f9\ufe0f The run was cancelled, the docs agent goes on" : "\u23f9\ufe0f The run was cancelled, nothing was asked";

   case "skipped":
    return "\u23ed\ufe0f Nothing asked";
   }
  }
  function conclusionMessage(conclusion, job, waitedMs) {
   const id = job?.id ?? "";
   switch (conclusion.outcome) {
   case "pr-opened":
    return `The docs agent opened a pull request: ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(job?.prLink ?? "")}`;

   case "no-pr":
    return "The docs agent finished and found nothing to change.";

   case "failed":
    return `The docs agent hit an error that it could not recover from (job ${id}). Look at the dashboard for the cause, then ask again.`;

   case "archived":
    return `Job ${id} was archived before its end could be read; what it did before stands.`;

   case "still-active":
    return "timed-out" === conclusion.reason ? `The docs agent is still at work on job ${id} after ${(0, 
    _format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(waitedMs)} of waiting; it goes on by itself.` : `The docs agent is at work on job ${id}; this run does not wait for it. A sweep, or a status command, tells how it ends.`;

   case "cancelled":
    return `The run was cancelled. The docs agent goes on with job ${id}: the service has no way to cancel it.`;

   default:
    return "";
   }
  }
  function conclusionOf(job) {
   switch (job.status) {
   case "completed":
    return null === job.prLink ? {
     outcome: "no-pr",
     reason: ""
    } : {
     outcome: "pr-opened",
     reason: ""
    };

   case "failed":
    return {
     outcome: "failed",
     reason: ""
    };

   case "archived":
    return {
     outcome: "archived",
     reason: ""
    };

   default:
    return;
   }
  }
  const REACTIONS = {
   "pr-opened": "rocket",
   "no-pr": "+1",
   failed: "confused",
   misconfigured: "confused",
   rejected: "confused",
   unconfirmed: "confused"
  };
 }),
 4552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   B6: () => replaceHistory,
   Yi: () => formatMinute,
   zs: () => renderHistory
  });
  var _trigger_trigger_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7526);
  var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2245);
  var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4639);
  var _pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(682);
  const LIST = /^<details><summary>Other asks \(\d+\)<\/summary>\n[^]*?^<\/details>$/m;
  function renderHistory({submission: shown, submissions, runUrl, serverUrl}) {
   const others = submissions.filter(({trigger}) => !(0, _trigger_trigger_id_js__WEBPACK_IMPORTED_MODULE_3__.l)(trigger, shown.trigger)).toReversed();
   if (0 === others.length) return "";
   const lines = others.map(({submittedAt, requestedBy: by, subjectLabel: about, trigger, run, job, outcome, reason, prLink}) => {
    const end = null === outcome ? "\u23f3 at work" : (0, _conclusion_js__WEBPACK_IMPORTED_MODULE_0__.DD)({
     outcome,
     reason
    }, null !== job);
    const reasonText = "" === reason ? "" : ` (${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.X1)(reason)})`;
    const pull = (0, _pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__.$)({
     prLink,
     repository: void 0
    }, serverUrl);
    const triggerLink = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.nf)(about ?? triggerLabel(trigger), runUrl.replace(/\/runs\/.*/, `/runs/${encodeURIComponent(run)}`));
    return `- ${formatMinute(submittedAt)}, ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.X1)(by)}, ${triggerLink}: ${end}${reasonText}${"" === pull ? "" : `, ${pull}`}`;
   });
   return [ `<details><summary>Other asks (${others.length})</summary>`, "", ...lines, "", "</details>" ].join("\n");
  }
  function replaceHistory(visible, submissions) {
   const list = renderHistory(submissions);
   if (LIST.test(visible)) return visible.replace(LIST, () => list);
   return "" === list ? visible : `${visible.trimEnd()}\n\n${list}\n`;
  }
  function formatMinute(instant) {
   return `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.X1)(instant.slice(0, 16).replace("T", " "))} UTC`;
  }
  function triggerLabel({kind, id}) {
   if ("subject" === kind) return id;
   return "run" === kind ? "run" : "command";
  }
 }),
 9236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $c: () => modelDetail,
   Bm: () => joinDetails,
   GX: () => renderJobDetails,
   S5: () => renderText,
   e4: () => renderMessage
  });
  var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2245);
  var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6062);
  var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4639);
  var _pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(682);
  const MAX_MESSAGE_LENGTH = 2e3;
  function renderJobDetails(view) {
   const {outcome, job, serverUrl} = view;
   if (void 0 === job) return "";
   return `**Pull request:** ${(0, _pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__.$)(job, serverUrl) || noPullRequestText(outcome)}  \n**Job:** ${[ (0, 
   _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cv)(job.id), (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cv)(job.status) ].filter(name => "" !== name).join(" \xb7 ")}`;
  }
  function noPullRequestText(outcome) {
   if ("no-pr" === outcome || "failed" === outcome) return "none";
   return "archived" === outcome ? "none known" : "none yet";
  }
  function renderMessage(view) {
   const {conclusion, message, job, waitedMs} = view;
   const known = "pr-opened" === conclusion.outcome && void 0 !== job && null !== job.prLink ? (0, 
   _conclusion_js__WEBPACK_IMPORTED_MODULE_0__.LJ)(conclusion, job, waitedMs) : "";
   return renderText(message.startsWith(known) ? message.slice(known.length).trim() : message);
  }
  function renderText(text) {
   return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__._)((0, _text_js__WEBPACK_IMPORTED_MODULE_3__.xv)(text, MAX_MESSAGE_LENGTH));
  }
  function joinDetails(...details) {
   return details.filter(detail => "" !== detail).join(" \xb7 ");
  }
  function modelDetail(job) {
   const model = (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.Cv)(job?.model);
   return "" === model ? "" : `model ${model}`;
  }
 }),
 4639: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Cv: () => identifier,
   DV: () => codeBlock,
   SS: () => codeSpan,
   Sz: () => identifierCell,
   X1: () => escapeText,
   ZD: () => escapeHtml,
   _: () => renderInline,
   nf: () => link
  });
  var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6062);
  const ZERO_WIDTH_SPACE = "\u200b";
  function escapeText(text) {
   return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text).replace(/&/g, "&amp;").replace(/[\\`*[\]<|~$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "\\$&").replace(/^(?=[-+=>#])|^(\d+)(?=[.)](\s|$))/, "$1\\").replace(/[@#]|:(?=\/\/)|(?<![A-Za-z0-9])(?:www(?=\.)|GH(?=-\d))/gi, match => match + ZERO_WIDTH_SPACE);
  }
  const ENTITIES = {
   "&": "&amp;",
   "<": "&lt;",
   ">": "&gt;",
   '"': "&quot;",
   "'": "&apos;"
  };
  function escapeHtml(text) {
   return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text).replace(/[&<>"']/g, character => ENTITIES[character] ?? "").replace(/[@#]|:(?=\/\/)/g, match => match + ZERO_WIDTH_SPACE);
  }
  function codeSpan(text) {
   const line = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text);
   if ("" === line) return "";
   const fence = "`".repeat(longestRun(line, "`") + 1);
   const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
   return `${fence}${pad}${line}${pad}${fence}`;
  }
  function codeCell(text) {
   return codeSpan(text.replace(/\\(?=\|)/g, "\\ ")).replaceAll("|", "\\|");
  }
  const MAX_IDENTIFIER_LENGTH = 200;
  function identifier(text) {
   return codeSpan((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text ?? ""), MAX_IDENTIFIER_LENGTH));
  }
  function identifierCell(text) {
   return codeCell((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.xv)((0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pF)(text ?? ""), MAX_IDENTIFIER_LENGTH));
  }
  function codeBlock(text, language = "") {
   const shown = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__._0)(text);
   const fence = "`".repeat(Math.max(3, longestRun(shown, "`") + 1));
   return `${fence}${language}\n${shown}\n${fence}`;
  }
  function link(text, url) {
   const address = url.replace(/[\s<>()[\]\\|"'`]/g, character => encodeURIComponent(character).replace(/[()']/g, percent));
   return `[${escapeText(text)}](${address})`;
  }
  function percent(character) {
   return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  }
  function longestRun(text, character) {
   let longest = 0;
   let run = 0;
   for (const each of text) {
    run = each === character ? run + 1 : 0;
    if (run > longest) longest = run;
   }
   return longest;
  }
  function renderInline(text) {
   return text.split(/(`[^`]+`)/).map((part, index) => index % 2 == 1 ? codeSpan(part.slice(1, -1)) : escapeKeepingSpace(part)).join("");
  }
  function escapeKeepingSpace(part) {
   const before = part.startsWith(" ") ? " " : "";
   const after = part.endsWith(" ") && "" !== part.trim() ? " " : "";
   return `${before}${escapeText(part)}${after}`;
  }
 }),
 682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   $: () => renderPullRequestLink
  });
  var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4639);
  const PULL_PATH = /^\/([A-Za-z0-9-]+\/[A-Za-z0-9._-]+)\/pull\/(\d{1,10})\/?$/;
  const MAX_LINK_LENGTH = 300;
  function renderPullRequestLink(job, serverUrl) {
   const {prLink, repository} = job;
   if (null === prLink) return "";
   const url = URL.parse(prLink);
   if ("https:" !== url?.protocol || "" !== url.username || "" !== url.password) return (0, 
   _markdown_js__WEBPACK_IMPORTED_MODULE_0__.Sz)(prLink);
   if (url.href.length > MAX_LINK_LENGTH) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.Sz)(prLink);
   if (url.host === serverUrl.host) {
    const [, place, number] = PULL_PATH.exec(url.pathname) ?? [];
    if (void 0 === place) return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.Sz)(prLink);
    return (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)(`${place}#${number}`, `${url.origin}/${place}/pull/${number}`);
   }
   return URL.parse(repository ?? "")?.host === url.host ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.nf)(`${url.host}${url.pathname}`, url.href) : (0, 
   _markdown_js__WEBPACK_IMPORTED_MODULE_0__.Sz)(prLink);
  }
 }),
 3254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   Xn: () => deniedText,
   wc: () => helpReply,
   BK: () => helpText,
   Td: () => replyMarker,
   CE: () => resultReply
  });
  var event_filter = __webpack_require__(9993);
  const VERBS = [ {
   form: "\u2026",
   help: "Sends the instruction to the job of this thread, or starts a job if there is none."
  }, {
   form: "update",
   help: "The same without an instruction: updates the docs for this pull request."
  }, {
   form: "new \u2026",
   help: "Starts a new job with the instruction, even if the thread has one."
  }, {
   form: "status",
   help: "Checks the job of this thread once and updates its status comment."
  }, {
   form: "retry",
   help: "Submits the last instruction of this thread again."
  }, {
   form: "help",
   help: "Shows these commands."
  } ];
  var src_text = __webpack_require__(6062);
  var conclusion = __webpack_require__(2245);
  var markdown = __webpack_require__(4639);
  var pull_request_link = __webpack_require__(682);
  function replyMarker(trigger) {
   return `${event_filter.JO}:reply ${trigger.kind} ${trigger.id} --\x3e`;
  }
  function helpText(prefix) {
   return [ "### Docs agent: commands", "", ...VERBS.map(({form, help}) => `- ${(0, 
   markdown.SS)(`${prefix} ${form}`)}: ${(0, markdown.X1)(help)}`), "" ].join("\n");
  }
  function helpReply(prefix, {reason, typed}) {
   switch (reason) {
   case "requested":
    return helpText(prefix);

   case "cannot-cancel":
    return `A job cannot be cancelled: the service has no way to stop it. You can close its pull request.\n\n${helpText(prefix)}`;

   case "unknown-command":
    return `${(0, markdown.SS)((0, src_text.xv)((0, src_text.pF)(typed), MAX_TYPED_LENGTH))} is not a command, so nothing was started. An instruction has at least two words.\n\n${helpText(prefix)}`;
   }
  }
  const MAX_TYPED_LENGTH = 100;
  function deniedText(options) {
   if (!0 === options.unknown) return `The permission of ${(0, markdown.X1)(options.login)} for this repository could not be read. Please comment again in a while.`;
   return `${(0, markdown.X1)(options.login)} may not command the docs agent here: that needs the permission ${(0, 
   markdown.SS)(options.needed)} in this repository, and theirs is ${(0, markdown.SS)(options.has)}.`;
  }
  function resultReply({comment, login, conclusion, job, message, serverUrl}) {
   const link = void 0 === job ? "" : (0, pull_request_link.$)(job, serverUrl);
   return `${replyMarker({
    kind: `end-${comment.kind}`,
    id: String(comment.id)
   })}\n${notification({
    login,
    conclusion,
    link,
    message
   })}\n`;
  }
  function notification(options) {
   const mention = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38})$/.test(options.login) ? `@${options.login} ` : "";
   const heading = (0, conclusion.DD)(options.conclusion);
   return `${mention}${"" === options.link ? `${heading.split(" ", 1).join("")} ${(0, 
   markdown._)(options.message)}` : `${heading}: ${options.link}`}`;
  }
 }),
 3965: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   createStateCodec: () => createStateCodec
  });
  var external_node_zlib_ = __webpack_require__(8522);
  var external_node_crypto_ = __webpack_require__(7598);
  var schemas = __webpack_require__(2215);
  var api = __webpack_require__(7197);
  var domain = __webpack_require__(4893);
  var job_id = __webpack_require__(8050);
  const MAX_SUBMISSIONS = 20;
  const MAX_LENGTH = {
   name: 100,
   triggerId: 300,
   short: 80,
   link: 400
  };
  const COMMIT = /^[0-9a-f]{7,64}$/;
  const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
  const schema_text = longest => schemas.YjP().check(api.Eb(longest));
  const schema_link = schemas.mee(schema_text(MAX_LENGTH.link));
  const instant = schemas.YjP().check(api.Fk(INSTANT));
  const id = schemas.Whr().check(api.NC());
  const reasons = [ "", ...Object.values(domain.im).flat() ];
  const submission = schemas.rej({
   trigger: schemas.rej({
    kind: schemas.k5n(domain.V9),
    id: schema_text(MAX_LENGTH.triggerId)
   }),
   run: schema_text(MAX_LENGTH.short),
   digest: schema_text(MAX_LENGTH.short),
   state: schemas.k5n(domain.aM),
   job: schemas.mee(schemas.YjP().check(schemas.YPB(job_id.d))),
   snapshot: schemas.mee(schemas.rej({
    status: schemas.mee(schema_text(MAX_LENGTH.short)),
    prLink: schema_link,
    archivedAt: schemas.mee(schema_text(MAX_LENGTH.short))
   })),
   submittedAt: instant,
   requestedBy: schema_text(MAX_LENGTH.short),
   subjectLabel: schemas.lqM(schema_text(MAX_LENGTH.short)),
   outcome: schemas.mee(schemas.IeY(value => "string" == typeof value && Object.hasOwn(domain.im, value))),
   reason: schemas.IeY(value => reasons.some(reason => reason === value)),
   prLink: schema_link
  });
  const stateSchema = schemas.rej({
   version: schemas.euz(1),
   repositoryId: id,
   thread: id,
   commentTag: schema_text(MAX_LENGTH.name),
   project: schema_text(MAX_LENGTH.name),
   commentId: schemas.mee(id),
   authorId: schemas.mee(id),
   waitUntil: schemas.mee(instant),
   lastCoveredSha: schemas.mee(schemas.YjP().check(api.Fk(COMMIT))),
   submissions: schemas.YOg(submission).check(api.Eb(MAX_SUBMISSIONS)),
   pruned: schemas.mee(schemas.rej({
    count: id,
    until: instant
   }))
  });
  function hashLongName(name) {
   return name.length <= MAX_LENGTH.name ? name : `sha256:${(0, external_node_crypto_.createHash)("sha256").update(name, "utf8").digest("hex")}`;
  }
  function clampState(state) {
   return pruneOldest({
    ...state,
    commentTag: hashLongName(state.commentTag),
    project: hashLongName(state.project),
    waitUntil: keepIf(INSTANT, state.waitUntil),
    lastCoveredSha: keepIf(COMMIT, state.lastCoveredSha),
    submissions: state.submissions.map(clampSubmission)
   }, MAX_SUBMISSIONS);
  }
  function pruneOldest(state, keep) {
   const surplus = state.submissions.slice(0, Math.max(0, state.submissions.length - keep));
   if (0 === surplus.length) return state;
   const times = [ state.pruned?.until ?? "", ...surplus.map(submission => submission.submittedAt) ];
   return {
    ...state,
    submissions: state.submissions.slice(surplus.length),
    pruned: {
     count: (state.pruned?.count ?? 0) + surplus.length,
     until: times.reduce((latest, time) => time > latest ? time : latest)
    }
   };
  }
  function clampSubmission(submission) {
   const {snapshot} = submission;
   return {
    ...submission,
    trigger: {
     kind: submission.trigger.kind,
     id: submission.trigger.id.slice(0, MAX_LENGTH.triggerId)
    },
    run: submission.run.slice(0, MAX_LENGTH.short),
    digest: submission.digest.slice(0, MAX_LENGTH.short),
    job: null !== submission.job && (0, job_id.d)(submission.job) ? submission.job : null,
    snapshot: snapshot && {
     status: snapshot.status?.slice(0, MAX_LENGTH.short) ?? null,
     prLink: fitLink(snapshot.prLink),
     archivedAt: snapshot.archivedAt?.slice(0, MAX_LENGTH.short) ?? null
    },
    requestedBy: submission.requestedBy.slice(0, MAX_LENGTH.short),
    subjectLabel: submission.subjectLabel?.slice(0, MAX_LENGTH.short),
    prLink: fitLink(submission.prLink)
   };
  }
  function fitLink(link) {
   return null !== link && link.length <= MAX_LENGTH.link ? link : null;
  }
  function keepIf(shape, value) {
   return null !== value && shape.test(value) ? value : null;
  }
  const SALT = "docs-agent-action";
  function sign(text, apiKey, purpose) {
   if ("" === apiKey) throw new TypeError("An empty API key signs nothing.");
   const key = (0, external_node_crypto_.hkdfSync)("sha256", apiKey, SALT, `${SALT}/${purpose}/hmac-sha256`, 32);
   return (0, external_node_crypto_.createHmac)("sha256", new Uint8Array(key)).update(text, "utf8").digest("base64");
  }
  function findSigningKey({text, signature, purpose}, apiKeys) {
   const given = Buffer.from(signature, "utf8");
   return apiKeys.findIndex(apiKey => {
    if ("" === apiKey) return !1;
    const own = Buffer.from(sign(text, apiKey, purpose), "utf8");
    return own.length === given.length && (0, external_node_crypto_.timingSafeEqual)(own, given);
   });
  }
  const MARKER = "\x3c!-- docs-agent-action:v";
  const VERSION = "1";
  const END = " --\x3e";
  const PURPOSE = "thread-record/v1";
  const MAX_MARKER_LENGTH = 12e3;
  const MAX_JSON_LENGTH = 1e6;
  function encodeState(state, apiKey) {
   let marker = "";
   for (let keep = MAX_SUBMISSIONS, fitted = clampState(state); keep >= 0; keep -= 1) {
    fitted = pruneOldest(fitted, keep);
    const payload = (0, external_node_zlib_.deflateRawSync)(JSON.stringify(fitted), {
     level: 9
    }).toString("base64");
    marker = `${MARKER}${VERSION} ${payload} ${sign(`${VERSION} ${payload}`, apiKey, PURPOSE)}${END}`;
    if (marker.length <= MAX_MARKER_LENGTH) break;
   }
   return marker;
  }
  function decodeState(body, {keys, expect}) {
   const parts = splitMarker(body);
   if ("string" == typeof parts) return {
    kind: "none",
    reason: parts
   };
   const {payload, signature} = parts;
   const signer = findSigningKey({
    text: `${VERSION} ${payload}`,
    signature,
    purpose: PURPOSE
   }, keys);
   if (signer < 0) return {
    kind: "none",
    reason: "not-signed-by-us"
   };
   const state = readPayload(payload);
   if (null === state) return {
    kind: "none",
    reason: "unreadable"
   };
   const reason = locationMismatch(state, expect);
   if (null !== reason) return {
    kind: "none",
    reason
   };
   if (null === state.commentId) return {
    kind: "unbound",
    state
   };
   return {
    kind: "verified",
    state,
    signedWith: 0 === signer ? "current" : "previous"
   };
  }
  function splitMarker(body) {
   if (!body.startsWith(MARKER)) return "no-marker";
   const head = body.slice(MARKER.length, MAX_MARKER_LENGTH);
   const end = head.indexOf(END);
   if (end < 0) return "malformed";
   const [version, payload, signature, ...more] = head.slice(0, end).split(" ");
   if (version !== VERSION) return "other-version";
   return void 0 === payload || void 0 === signature || more.length > 0 ? "malformed" : {
    payload,
    signature
   };
  }
  function readPayload(payload) {
   let json;
   try {
    const bytes = (0, external_node_zlib_.inflateRawSync)(Buffer.from(payload, "base64"), {
     maxOutputLength: MAX_JSON_LENGTH
    });
    json = JSON.parse(bytes.toString("utf8"));
   } catch {
    return null;
   }
   const parsed = stateSchema.safeParse(json);
   return parsed.success ? parsed.data : null;
  }
  function locationMismatch(state, location) {
   if (state.repositoryId !== location.repositoryId) return "other-repository";
   if (state.thread !== location.thread) return "other-thread";
   if (differs(state.commentTag, location.commentTag)) return "other-comment-tag";
   if (differs(state.project, location.project)) return "other-project";
   if (null === state.commentId) return null;
   if (state.commentId !== location.commentId) return "other-comment";
   return state.authorId === location.authorId ? null : "other-author";
  }
  function differs(stored, expected) {
   return void 0 !== expected && stored !== hashLongName(expected);
  }
  function createStateCodec({apiKey, previousKeys}) {
   return {
    encode: state => encodeState(state, apiKey),
    decode: (body, expect) => decodeState(body, {
     keys: [ apiKey, ...previousKeys ],
     expect
    }),
    digest: text => (0, external_node_crypto_.createHash)("sha256").update(text, "utf8").digest("hex").slice(0, 32)
   };
  }
 }),
 3999: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   StatusComment: () => StatusComment
  });
  var trigger_id = __webpack_require__(7526);
  var report_history = __webpack_require__(4552);
  var event_filter = __webpack_require__(9993);
  function mergeStates(one, other) {
   const byTrigger = new Map;
   for (const submission of [ ...withoutPruned(one, other), ...withoutPruned(other, one) ]) {
    const key = keyOf(submission);
    const before = byTrigger.get(key);
    if (void 0 === before || isMoreAdvanced(submission, before)) byTrigger.set(key, submission);
   }
   const submissions = [ ...byTrigger.values() ].toSorted((a, b) => compare(a.submittedAt, b.submittedAt));
   const longer = (isNewer(one, other) ? [ one, other ] : [ other, one ]).find(state => state.submissions.length === submissions.length);
   const newest = compare(lastSubmitted(one), lastSubmitted(other)) >= 0 ? one : other;
   return {
    ...one,
    submissions: void 0 === longer ? submissions : longer.submissions.map(submission => byTrigger.get(keyOf(submission)) ?? submission),
    lastCoveredSha: newest.lastCoveredSha ?? one.lastCoveredSha ?? other.lastCoveredSha,
    waitUntil: newest.waitUntil,
    pruned: mergePruned(one, other)
   };
  }
  function isNewer({submissions}, {submissions: others}) {
   const known = new Map(others.map(submission => [ keyOf(submission), submission ]));
   return submissions.some(submission => {
    const before = known.get(keyOf(submission));
    return void 0 !== before && isMoreAdvanced(submission, before) && !isMoreAdvanced(before, submission);
   });
  }
  function withoutPruned({submissions}, {submissions: known, pruned}) {
   if (null === pruned) return submissions;
   const knows = new Set(known.map(keyOf));
   return submissions.filter(submission => submission.submittedAt > pruned.until || knows.has(keyOf(submission)));
  }
  function keyOf({trigger}) {
   return `${trigger.kind} ${trigger.id}`;
  }
  const ORDER = [ "pending", "submitted", "finished" ];
  function isMoreAdvanced(submission, before) {
   const byTime = compare(submission.submittedAt, before.submittedAt);
   return 0 === byTime ? ORDER.indexOf(submission.state) >= ORDER.indexOf(before.state) : byTime > 0;
  }
  function lastSubmitted({submissions}) {
   return submissions.reduce((latest, {submittedAt}) => submittedAt > latest ? submittedAt : latest, "");
  }
  function mergePruned({pruned: one}, {pruned: other}) {
   if (null === one || null === other) return one ?? other;
   return {
    count: Math.max(one.count, other.count),
    until: one.until > other.until ? one.until : other.until
   };
  }
  function compare(a, b) {
   return a < b ? -1 : a > b ? 1 : 0;
  }
  var send_once = __webpack_require__(8165);
  const STALE_MS = 1e3;
  class StatusComment {
   ref;
   state;
   pendingClaims=[];
   comment;
   #otherKeys=[];
   #createdComment;
   #createUncertain=!1;
   #readAt=-1 / 0;
   #waitUntil;
   #commentsApi;
   #codec;
   #clock;
   constructor({ref, commentsApi, codec, clock}) {
    this.ref = ref;
    this.#commentsApi = commentsApi;
    this.#codec = codec;
    this.#clock = clock;
   }
   load(comments) {
    this.#readAt = this.#clock.now();
    const readings = comments.filter(({body}) => body.startsWith(event_filter.JO)).map(comment => ({
     comment,
     reading: this.#read(comment)
    }));
    const verified = readings.flatMap(({comment, reading}) => "verified" === reading.kind ? [ {
     comment,
     state: reading.state
    } ] : []);
    this.comment = verified[0]?.comment ?? comments.find(({id}) => id === this.#createdComment?.id);
    this.state = verified.map(({state}) => state).reduce((merged, state) => void 0 === merged ? state : mergeStates(merged, state), void 0);
    this.pendingClaims = readings.flatMap(({reading}) => "unbound" === reading.kind ? [ reading.state ] : []);
    this.#otherKeys = readings.flatMap(({comment, reading}) => "none" === reading.kind ? this.#readOtherKey(comment) : []);
   }
   digest(text) {
    return this.#codec.digest(text);
   }
   allSubmissions() {
    return [ ...this.state?.submissions ?? [], ...this.pendingClaims.flatMap(({submissions}) => submissions) ];
   }
   isSubmittedByOtherKey(trigger) {
    return this.#otherKeys.some(submission => (0, trigger_id.l)(submission.trigger, trigger));
   }
   async deleteDuplicate() {
    const created = this.#createdComment;
    if (void 0 === created || void 0 === this.comment || this.comment.id === created.id) return;
    this.#createdComment = void 0;
    const removed = await this.#commentsApi.remove(created.id);
    return removed.ok ? void 0 : removed.error;
   }
   async adopt(commentId) {
    if (void 0 !== this.comment) return;
    const read = await this.#commentsApi.read(commentId);
    if (read.ok) this.comment = read.value;
   }
   markPossiblyCreated() {
    this.#createUncertain = void 0 === this.comment;
   }
   async reloadAll() {
    const listed = await this.#commentsApi.list(this.ref.thread);
    if (!listed.ok) return listed.error;
    this.load(listed.value);
    return;
   }
   async reload() {
    const read = await this.#readAgain();
    return read.ok ? void 0 : read.error;
   }
   async reloadIfStale() {
    if (this.#clock.now() - this.#readAt > STALE_MS) await this.reload();
   }
   async hasSubmission({trigger, state}) {
    const read = await this.#readAgain();
    const remote = read.ok ? read.value : void 0;
    return remote?.submissions.some(submission => (0, trigger_id.l)(submission.trigger, trigger) && submission.state === state) ?? !0;
   }
   async #readAgain() {
    if (void 0 === this.comment) return {
     ok: !0,
     value: void 0
    };
    const read = await this.#commentsApi.read(this.comment.id);
    if (!read.ok) return read;
    this.#readAt = this.#clock.now();
    return {
     ok: !0,
     value: read.value && this.#merge(read.value)
    };
   }
   #merge(comment) {
    this.comment = comment;
    const reading = this.#read(comment);
    if ("verified" !== reading.kind) return;
    const {state} = reading;
    this.state = void 0 === this.state ? state : mergeStates(this.state, state);
    this.state = {
     ...this.state,
     waitUntil: state.waitUntil
    };
    return state;
   }
   upsert(submission) {
    const state = this.state ?? this.#emptyState();
    const at = state.submissions.findIndex(({trigger}) => (0, trigger_id.l)(trigger, submission.trigger));
    const submissions = at < 0 || "pending" === submission.state && "pending" !== state.submissions[at]?.state ? [ ...state.submissions.filter((_, index) => index !== at), submission ] : state.submissions.with(at, submission);
    this.state = {
     ...state,
     submissions
    };
    return this.state;
   }
   async save(submission, more) {
    const {submissions, ...before} = this.upsert(submission);
    const at = submissions.indexOf(submission);
    const shown = submissions.slice(at + 1).findLast(({job}) => null !== job) ?? submission;
    this.state = {
     ...before,
     waitUntil: this.#waitUntilWith(before.waitUntil, more.waitUntil),
     lastCoveredSha: more.coveredSha ?? before.lastCoveredSha,
     submissions
    };
    const {runUrl, serverUrl, render} = more;
    const kept = shown === submission || void 0 === this.comment ? void 0 : visiblePart(this.comment.body);
    return this.#write(submission, ({submissions}) => {
     const update = {
      submissions,
      runUrl,
      serverUrl
     };
     return void 0 === kept ? render({
      ...update,
      submission
     }) : (0, report_history.B6)(kept, {
      ...update,
      submission: shown
     });
    });
   }
   setWaitingUntil(until) {
    this.#waitUntil = until;
   }
   #waitUntilWith(current, wanted) {
    if (null === wanted) return current === this.#waitUntil ? null : current;
    this.#waitUntil = wanted;
    return null !== current && current > wanted ? current : wanted;
   }
   async #write(submission, render) {
    if (this.#createUncertain) {
     const error = await this.#findUncertainComment();
     if (void 0 !== error) return error;
    }
    const {comment} = this;
    if (void 0 !== comment) {
     if ("pending" !== submission.state) this.#createdComment = void 0;
     const updated = await this.#commentsApi.update(comment.id, this.#body(comment, render));
     if (!updated.ok) return updated.error;
     if (void 0 !== updated.value) return;
    }
    const created = await this.#commentsApi.create(this.ref.thread, this.#body(void 0, render));
    if (!created.ok) {
     this.#createUncertain = void 0 === (0, send_once.O)(created.error);
     return created.error;
    }
    this.comment = created.value;
    if ("pending" === submission.state) {
     this.#createdComment = created.value;
     return;
    }
    const bound = await this.#commentsApi.update(created.value.id, this.#body(created.value, render));
    return bound.ok ? void 0 : bound.error;
   }
   async #findUncertainComment() {
    const listed = await this.#commentsApi.list(this.ref.thread);
    if (!listed.ok) return listed.error;
    this.#createUncertain = !1;
    const ours = this.state?.submissions ?? [];
    const uncertain = listed.value.find(comment => {
     const reading = this.#read(comment);
     return "unbound" === reading.kind && reading.state.submissions.some(found => ours.some(({trigger, run}) => (0, 
     trigger_id.l)(trigger, found.trigger) && run === found.run));
    });
    if (void 0 === uncertain || uncertain.id === this.comment?.id) return;
    if (void 0 === this.comment) this.comment = uncertain; else await this.#commentsApi.remove(uncertain.id);
    return;
   }
   #body(comment, render) {
    const state = {
     ...this.state ?? this.#emptyState(),
     commentId: comment?.id ?? null,
     authorId: comment?.authorId ?? null
    };
    return `${this.#codec.encode(state)}\n${render(state)}`;
   }
   #read(comment) {
    return this.#codec.decode(comment.body, {
     ...this.ref,
     commentId: comment.id,
     authorId: comment.authorId
    });
   }
   #readOtherKey({id: commentId, authorId, body}) {
    const {repositoryId, thread} = this.ref;
    const reading = this.#codec.decode(body, {
     repositoryId,
     thread,
     commentId,
     authorId
    });
    return "none" === reading.kind ? [] : reading.state.submissions;
   }
   #emptyState() {
    const {repositoryId, thread, commentTag, project} = this.ref;
    return {
     version: 1,
     repositoryId,
     thread,
     commentTag,
     project,
     commentId: null,
     authorId: null,
     waitUntil: null,
     lastCoveredSha: null,
     submissions: [],
     pruned: null
    };
   }
  }
  function visiblePart(body) {
   return body.slice(body.indexOf("\n") + 1);
  }
 }),
 8487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   createStatusReporter: () => createStatusReporter
  });
  var conclusion = __webpack_require__(2245);
  var job_details = __webpack_require__(9236);
  var markdown = __webpack_require__(4639);
  function suggestedCommands(options) {
   const describe = (rest, does) => `${(0, markdown.SS)(`${options.prefix} ${rest}`)} ${does}`;
   const status = describe("status", "looks again");
   const continueJob = describe("\u2026", "continues this job");
   const another = describe("new \u2026", "starts another");
   const retry = describe("retry", "asks the same again");
   const newJob = describe("\u2026", "starts a new job");
   const choice = (() => {
    switch (options.outcome) {
    case "rejected":
    case "unconfirmed":
    case "misconfigured":
     return [ retry ];

    case "failed":
    case "archived":
     return [ retry, newJob ];

    case "still-active":
    case "connection-lost":
    case "cancelled":
     return options.hasJob ? [ status, continueJob, another ] : [ retry ];

    case "pr-opened":
    case "no-pr":
     return [ continueJob, another ];

    default:
     return options.hasJob ? [ continueJob, another ] : [];
    }
   })();
   if (0 === choice.length) return "";
   return `> **Go on here:** ${[ ...choice, describe("help", "shows all commands") ].join(" \xb7 ")}`;
  }
  var report_history = __webpack_require__(4552);
  var format = __webpack_require__(3889);
  const MAX_TEXT_LENGTH = 4e4;
  function renderComment(view) {
   const {submission, job, phase, message, note, waitedMs, serverUrl, commandPrefix} = view;
   const conclusion = "finished" === phase.kind ? phase.conclusion : void 0;
   return `${truncateAtLine([ `### ${statusTitle(phase, void 0 !== job)}`, (0, job_details.GX)({
    outcome: conclusion?.outcome,
    job,
    serverUrl
   }), void 0 === conclusion ? (0, job_details.S5)(message) : (0, job_details.e4)({
    conclusion,
    message,
    job,
    waitedMs
   }), void 0 === note ? "" : (0, job_details.S5)(note), (0, job_details.Bm)(`Asked by ${(0, 
   markdown.X1)(submission.requestedBy)}${void 0 === submission.subjectLabel ? "" : ` for ${(0, 
   markdown.X1)(submission.subjectLabel)}`}`, (0, report_history.Yi)(submission.submittedAt), waitedMs < 500 ? "" : `waited ${(0, 
   format.a3)(waitedMs)}`, (0, job_details.$c)(job), (0, markdown.nf)("run log", view.runUrl)), (0, 
   report_history.zs)(view), void 0 === commandPrefix ? "" : suggestedCommands({
    prefix: commandPrefix,
    outcome: conclusion?.outcome,
    hasJob: void 0 !== job
   }) ].filter(part => "" !== part).join("\n\n"))}\n`;
  }
  function truncateAtLine(text) {
   return text.length <= MAX_TEXT_LENGTH ? text : text.slice(0, text.lastIndexOf("\n", MAX_TEXT_LENGTH));
  }
  function statusTitle(phase, hasJob) {
   if ("finished" === phase.kind) return (0, conclusion.DD)(phase.conclusion, hasJob);
   return "submitting" === phase.kind ? "\u270d\ufe0f Asking the docs agent" : "\u23f3 The docs agent is at work";
  }
  function createStatusReporter({run}, {statusComment, warn, commandPrefix}) {
   return {
    async save(submission, {waitUntil = null, coveredSha, note, job, waitedMs = 0, ...update}) {
     const error = await statusComment.save(submission, {
      waitUntil,
      coveredSha,
      runUrl: run.url,
      serverUrl: run.serverUrl,
      render: submissions => renderComment({
       ...update,
       ...submissions,
       note,
       job,
       waitedMs,
       commandPrefix
      })
     });
     warn("The status comment could not be written", error);
    },
    commentUrl: () => statusComment.comment?.url ?? ""
   };
  }
 }),
 3729: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   parseEvent: () => parseEvent
  });
  var schemas = __webpack_require__(2215);
  var api = __webpack_require__(7197);
  var subject_details = __webpack_require__(2158);
  const account = schemas.cl6(schemas.Ikc({
   login: schemas.YjP()
  }));
  const optionalText = schemas.cl6(schemas.YjP());
  const labels = schemas.MfU(schemas.YOg(schemas.Ikc({
   name: schemas.YjP()
  })), []);
  const described = {
   title: schemas.YjP(),
   body: optionalText,
   html_url: schemas.YjP(),
   user: account,
   labels
  };
  const objectName = schemas.YjP().check(api.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
  const release = schemas.Ikc({
   release: schemas.Ikc({
    tag_name: schemas.YjP().check(api.m9(1), api.Eb(250)),
    name: optionalText,
    body: optionalText,
    html_url: schemas.YjP(),
    author: account,
    draft: schemas.zMY(),
    prerelease: schemas.zMY()
   })
  });
  const pullRequest = schemas.Ikc({
   pull_request: schemas.Ikc({
    ...described,
    number: schemas.Whr(),
    draft: schemas.MfU(schemas.zMY(), !1),
    merged: schemas.MfU(schemas.zMY(), !1),
    merge_commit_sha: schemas.MfU(schemas.cl6(objectName), void 0),
    head: schemas.Ikc({
     sha: objectName
    })
   })
  });
  const issue = schemas.Ikc({
   issue: schemas.Ikc({
    ...described,
    number: schemas.Whr()
   })
  });
  const push = schemas.Ikc({
   ref: schemas.YjP().check(api.$S("refs/"), api.Eb(300)),
   before: objectName,
   after: objectName,
   deleted: schemas.MfU(schemas.zMY(), !1),
   compare: schemas.MfU(schemas.YjP(), ""),
   commits: schemas.MfU(schemas.YOg(schemas.Ikc({
    id: schemas.YjP(),
    message: schemas.YjP(),
    author: schemas.cl6(schemas.Ikc({
     username: schemas.lqM(schemas.YjP())
    }))
   })), [])
  });
  const MAX_PUSHED_COMMITS = 2048;
  const NO_SUBJECT = (0, subject_details.Yx)({
   kind: "none"
  });
  function detailsFromPayload(name, action, raw) {
   switch (name) {
   case "release":
    return "published" === action || "released" === action ? fromRelease(raw) : NO_SUBJECT;

   case "pull_request":
   case "pull_request_target":
    return fromPullRequest(raw);

   case "issues":
    return fromIssue(raw);

   case "push":
    return fromPush(raw);

   default:
    return NO_SUBJECT;
   }
  }
  function fromRelease(raw) {
   const {data} = release.safeParse(raw);
   if (void 0 === data) return NO_SUBJECT;
   const {tag_name: tag, name, body, html_url: url, author, draft, prerelease} = data.release;
   return {
    ...(0, subject_details.Yx)({
     kind: "release",
     tag
    }),
    kind: "release",
    title: (0, subject_details.KU)(name, tag),
    body: body ?? "",
    author: author?.login ?? "",
    url,
    tag,
    draft,
    prerelease
   };
  }
  function fromPullRequest(raw) {
   const {data} = pullRequest.safeParse(raw);
   if (void 0 === data) return NO_SUBJECT;
   const pull = data.pull_request;
   return {
    ...toDescription({
     kind: "pull-request",
     number: pull.number
    }, pull),
    kind: "pull-request",
    draft: pull.draft,
    merged: pull.merged,
    headSha: (pull.merged ? pull.merge_commit_sha : void 0) ?? pull.head.sha
   };
  }
  function fromIssue(raw) {
   const {data} = issue.safeParse(raw);
   if (void 0 === data) return NO_SUBJECT;
   return {
    ...toDescription({
     kind: "issue",
     number: data.issue.number
    }, data.issue),
    kind: "issue"
   };
  }
  function toDescription(subject, {number, title, body, html_url: url, ...rest}) {
   return {
    ...(0, subject_details.Yx)(subject),
    title,
    body: body ?? "",
    author: rest.user?.login ?? "",
    url,
    labels: rest.labels.map(({name}) => name).filter(name => "" !== name),
    thread: number
   };
  }
  function fromPush(raw) {
   const {data} = push.safeParse(raw);
   if (void 0 === data || data.deleted) return NO_SUBJECT;
   const {ref, before, after, compare: url, commits} = data;
   return {
    ...(0, subject_details.Yx)({
     kind: "push",
     before,
     after,
     ref
    }),
    url,
    commits: commits.map(({id, message, author}) => ({
     sha: id,
     title: (0, subject_details.TM)(message),
     author: author?.username ?? "",
     merge: !1
    })),
    commitsComplete: !(0, subject_details.AA)(before) && commits.length < MAX_PUSHED_COMMITS,
    headSha: after
   };
  }
  var person = __webpack_require__(8665);
  const user = schemas.Ikc({
   login: schemas.YjP(),
   type: schemas.lqM(schemas.YjP())
  });
  const repo = schemas.Ikc({
   id: schemas.aig()
  });
  const branches = {
   head: schemas.Ikc({
    repo: schemas.mee(repo)
   }),
   base: schemas.Ikc({
    repo
   })
  };
  const event_pullRequest = schemas.Ikc({
   number: schemas.aig(),
   ...branches
  });
  const event_text = {
   id: schemas.aig(),
   body: schemas.mee(schemas.YjP()),
   user
  };
  const base = schemas.Ikc({
   action: schemas.MfU(schemas.lqM(schemas.YjP()), void 0),
   sender: schemas.MfU(schemas.lqM(user), void 0),
   pull_request: schemas.MfU(schemas.lqM(schemas.Ikc(branches)), void 0),
   repository: schemas.MfU(schemas.lqM(schemas.Ikc({
    default_branch: schemas.YjP()
   })), void 0)
  });
  const issueComment = schemas.Ikc({
   sender: user,
   comment: schemas.Ikc({
    ...event_text,
    created_at: schemas.YjP()
   }),
   issue: schemas.Ikc({
    number: schemas.aig(),
    comments: schemas.aig(),
    pull_request: schemas.lqM(schemas.L5J())
   })
  });
  const reviewComment = schemas.Ikc({
   sender: user,
   comment: schemas.Ikc({
    ...event_text,
    created_at: schemas.YjP(),
    path: schemas.YjP(),
    line: schemas.cl6(schemas.aig()),
    diff_hunk: schemas.YjP()
   }),
   pull_request: event_pullRequest
  });
  const review = schemas.Ikc({
   sender: user,
   review: schemas.Ikc({
    ...event_text,
    submitted_at: schemas.YjP()
   }),
   pull_request: event_pullRequest
  });
  const COMMENT_EVENTS = [ "issue_comment", "pull_request_review_comment", "pull_request_review" ];
  function parseEvent(name, raw) {
   const read = base.safeParse(raw);
   const {action, sender, pull_request: pull, repository} = read.success ? read.data : {};
   const defaultBranch = repository?.default_branch;
   const withoutSecrets = "pull_request_target" !== name && (void 0 !== pull && pull.head.repo?.id !== pull.base.repo.id || "dependabot[bot]" === sender?.login);
   if (!COMMENT_EVENTS.some(event => event === name)) return {
    kind: "automatic",
    name,
    action,
    withoutSecrets,
    sender: sender && (0, person.D)(sender),
    details: detailsFromPayload(name, action, raw),
    defaultBranch
   };
   const comment = parseComment(name, raw);
   return comment && {
    kind: "comment",
    name,
    action,
    withoutSecrets,
    defaultBranch,
    ...comment
   };
  }
  function parseComment(name, raw) {
   switch (name) {
   case "issue_comment":
    {
     const {data} = issueComment.safeParse(raw);
     if (void 0 === data) return;
     const {number, comments, pull_request: pull} = data.issue;
     const onPullRequest = null != pull;
     return {
      ...commentFields({
       kind: "comment",
       thread: number,
       sender: data.sender
      }, data.comment),
      writtenAt: data.comment.created_at,
      onPullRequest,
      subject: {
       kind: onPullRequest ? "pull-request" : "issue",
       number
      },
      comments
     };
    }

   case "pull_request_review_comment":
    {
     const {data} = reviewComment.safeParse(raw);
     if (void 0 === data) return;
     const {path, line, diff_hunk: hunk, created_at: writtenAt} = data.comment;
     const {number} = data.pull_request;
     const subject = {
      kind: "review-comment",
      number,
      path,
      line: line ?? void 0,
      hunk,
      body: ""
     };
     return {
      ...pullRequestComment("review-comment", data, data.comment),
      writtenAt,
      subject
     };
    }

   default:
    {
     const {data} = review.safeParse(raw);
     if (void 0 === data) return;
     const subject = {
      kind: "pull-request",
      number: data.pull_request.number
     };
     return {
      ...pullRequestComment("review", data, data.review),
      writtenAt: data.review.submitted_at,
      subject
     };
    }
   }
  }
  function pullRequestComment(kind, {sender, pull_request: pull}, text) {
   return {
    ...commentFields({
     kind,
     thread: pull.number,
     sender
    }, text),
    onPullRequest: !0,
    comments: void 0
   };
  }
  function commentFields({kind, thread, sender}, text) {
   return {
    comment: {
     kind,
     id: text.id,
     thread
    },
    body: text.body ?? "",
    author: (0, person.D)(text.user),
    sender: (0, person.D)(sender)
   };
  }
 })
};
