/** Property tests that look at a mutant need fewer cases than those that look for a mistake nobody knows of. */
process.env['PROPERTY_RUNS'] = '50';
