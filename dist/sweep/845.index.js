export const id = 845;

export const ids = [ 845 ];

export const modules = {
 540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   lenient: () => lenient,
   parseCreatedJob: () => parseCreatedJob,
   parseMessagedJob: () => parseMessagedJob,
   parsePolledJob: () => parsePolledJob,
   parseViewsPage: () => parseViewsPage
  });
  var schemas = __webpack_require__(513);
  var api = __webpack_require__(335);
  const MAX_LENGTH = 256;
  function isJobId(text) {
   return "" !== text && text.length <= MAX_LENGTH && "." !== text && ".." !== text && text.isWellFormed() && !/[\p{Cc}\s]/u.test(text);
  }
  const MAX_STRING = 2048;
  const shortString = lenient(schemas.YjP().check(api.m9(1), api.Eb(MAX_STRING)));
  const jobSchema = schemas.Ikc({
   id: shortString,
   status: shortString,
   prLink: shortString,
   model: shortString,
   source: lenient(schemas.Ikc({
    repository: shortString
   })),
   archivedAt: shortString
  });
  const count = schemas.FsL(schemas.cl6(schemas.Whr().check(api.UI())), schemas.pdi(value => value ?? 0));
  const counts = {
   human: count,
   ai: count,
   total: count
  };
  const viewsPageSchema = schemas.Ikc({
   totals: schemas.Ikc(counts),
   views: schemas.YOg(schemas.Ikc({
    path: schemas.YjP(),
    ...counts
   })),
   hasMore: schemas.zMY()
  });
  function parseCreatedJob(reply) {
   return parseJob(reply, void 0);
  }
  function parseMessagedJob(reply, jobId) {
   return parseJob(reply, jobId);
  }
  function parsePolledJob(reply, jobId) {
   const answer = parseJob(reply, jobId);
   if (answer.ok && void 0 === answer.value.status) return invalidResponse(reply, "the answer names no job status");
   if (answer.ok && null === answer.value.prLink && isTooLong(answer.value.raw.prLink)) return invalidResponse(reply, "the answer has a prLink that is too long for an address");
   return answer;
  }
  function parseViewsPage(reply) {
   const parsed = viewsPageSchema.safeParse(reply.json);
   if (parsed.success) return {
    ok: !0,
    value: parsed.data
   };
   const where = parsed.error.issues[0]?.path.map(String).join(".");
   return invalidResponse(reply, "the answer is not a page-view report" + (where ? ` (at ${where})` : ""));
  }
  function parseJob(reply, expectedId) {
   const {json} = reply;
   if (!isRecord(json)) return invalidResponse(reply, "the answer is not a job record");
   const {id = expectedId, status, prLink, model, source, archivedAt} = jobSchema.parse(json);
   if (void 0 === id || !isJobId(id)) return invalidResponse(reply, "the answer names no usable job id");
   if (void 0 !== expectedId && id !== expectedId) return invalidResponse(reply, "the answer is about another job");
   const repository = source?.repository;
   return {
    ok: !0,
    value: {
     id,
     status,
     prLink: prLink ?? null,
     model,
     repository,
     archivedAt: archivedAt ?? null,
     raw: json
    }
   };
  }
  function isTooLong(value) {
   return "string" == typeof value && value.length > MAX_STRING;
  }
  function isRecord(value) {
   return "object" == typeof value && null !== value && !Array.isArray(value);
  }
  function invalidResponse({status, requestId}, detail) {
   return {
    ok: !1,
    error: {
     kind: "invalid-response",
     status,
     detail,
     ...void 0 !== requestId && {
      requestId
     }
    }
   };
  }
  function lenient(schema) {
   return schemas.MfU(schemas.lqM(schema), void 0);
  }
 })
};
