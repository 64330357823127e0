export const id = 845;

export const ids = [ 845 ];

export const modules = {
 909: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
   readCreatedJob: () => readCreatedJob,
   readMessagedJob: () => readMessagedJob,
   readPolledJob: () => readPolledJob,
   readViewsPage: () => readViewsPage
  });
  var schemas = __webpack_require__(513);
  var api = __webpack_require__(335);
  var job_id = __webpack_require__(872);
  function tolerant(schema) {
   return schemas.MfU(schemas.lqM(schema), void 0);
  }
  const LONGEST_WORD = 2048;
  const word = tolerant(schemas.YjP().check(api.m9(1), api.Eb(LONGEST_WORD)));
  const jobRecord = schemas.Ikc({
   id: word,
   status: word,
   prLink: word,
   model: word,
   source: tolerant(schemas.Ikc({
    repository: word
   })),
   archivedAt: word
  });
  const count = schemas.FsL(schemas.cl6(schemas.Whr().check(api.UI())), schemas.pdi(value => value ?? 0));
  const counts = {
   human: count,
   ai: count,
   total: count
  };
  const viewsPage = schemas.Ikc({
   totals: schemas.Ikc(counts),
   views: schemas.YOg(schemas.Ikc({
    path: schemas.YjP(),
    ...counts
   })),
   hasMore: schemas.zMY()
  });
  function readCreatedJob(reply) {
   return readJob(reply, void 0);
  }
  function readMessagedJob(reply, jobId) {
   return readJob(reply, jobId);
  }
  function readPolledJob(reply, jobId) {
   const answer = readJob(reply, jobId);
   if (answer.ok && void 0 === answer.value.status) return badAnswer(reply, "the answer names no job status");
   if (answer.ok && null === answer.value.prLink && isEndless(answer.value.raw.prLink)) return badAnswer(reply, "the answer has a prLink that is too long for an address");
   return answer;
  }
  function readViewsPage(reply) {
   const parsed = viewsPage.safeParse(reply.json);
   if (parsed.success) return {
    ok: !0,
    value: parsed.data
   };
   const where = parsed.error.issues[0]?.path.map(String).join(".");
   return badAnswer(reply, "the answer is not a page-view report" + (where ? ` (at ${where})` : ""));
  }
  function readJob(reply, expectedId) {
   const {json} = reply;
   if (!isRecord(json)) return badAnswer(reply, "the answer is not a job record");
   const {id = expectedId, status, prLink, model, source, archivedAt} = jobRecord.parse(json);
   if (void 0 === id || !(0, job_id.d)(id)) return badAnswer(reply, "the answer names no usable job id");
   if (void 0 !== expectedId && id !== expectedId) return badAnswer(reply, "the answer is about another job");
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
  function isEndless(value) {
   return "string" == typeof value && value.length > LONGEST_WORD;
  }
  function isRecord(value) {
   return "object" == typeof value && null !== value && !Array.isArray(value);
  }
  function badAnswer({status, requestId}, detail) {
   return {
    ok: !1,
    fault: {
     kind: "bad-answer",
     status,
     detail,
     ...void 0 !== requestId && {
      requestId
     }
    }
   };
  }
 })
};
